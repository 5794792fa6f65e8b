// A drawing of the page as a file.

/** An SVG of the page as a PNG, with the symbols and the style sheet of the page. */
export async function pictured(svg) {
  const response = await fetch(document.styleSheets[0].href);
  const rules = `<style><![CDATA[${await response.text()}]]></style>`;
  const whole = svg.outerHTML.replace("</svg>", `${rules + document.querySelector(".symbols").innerHTML}$&`);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], "fudaba.png", { type: "image/png" });
}
