import createLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

/**
 * Decodes the main image of a HEIC file upright. Its library has 0.7 MB compressed: import this module only for
 * such a file, and in a worker, where the page's policy does not forbid WebAssembly.
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const images = new (createLibheif().HeifDecoder)().decode(await file.arrayBuffer());
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error("The HEIC file has no image that can be decoded.");
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = await new Promise<ImageData>((resolve, reject) => {
    image.display(new ImageData(width, height), (shown) =>
      shown ? resolve(shown) : reject(new Error("The HEIC image cannot be decoded.")),
    );
  });
  for (const each of images) each.free();
  return createImageBitmap(pixels);
}
