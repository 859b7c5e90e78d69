// The picture of a table as dots, for where an SVG is not taken.

/** A picture of twice the size that an SVG asks for. */
export async function toPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  return new Promise((done) => canvas.toBlob((file) => done(file ?? svg)));
}
