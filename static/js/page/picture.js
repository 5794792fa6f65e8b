// A drawing of the page as a file.

/** An SVG of the page as a PNG, in the light ones of the colours that it names, such as `var(--ink)`. */
export async function pictured(svg) {
  const colours = getComputedStyle(svg);
  const colour = (_, name) => colours.getPropertyValue(name);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML.replace(/var\((.+?)\)/g, colour))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], "fudaba.png", { type: "image/png" });
}
