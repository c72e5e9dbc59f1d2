import { PICTURE_WIDTH } from './picture-text.ts';

/** Pixels of a saved picture for each of its units. */
const SCALE = 2;
const PNG = 'image/png';

export const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An SVG image as PNG; rejects if the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = imageAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH * SCALE;
  canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), PNG);
  });
}

/** Returns false if the browser does not allow it. */
export async function copyPicture(svg: string): Promise<boolean> {
  try {
    // The promise is handed over as it is: some browsers allow copying only in the very moment of the click.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: pngOf(svg) })]);
    return true;
  } catch {
    return false;
  }
}
