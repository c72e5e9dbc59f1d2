import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { appearance } from '../common/appearance.ts';
import { useAllWords } from '../common/words.tsx';
import { saveFile } from './clipboard.ts';
import { PICTURE_WIDTH, type PictureFacts, pictureHeight, pictureText } from './picture-text.ts';
import './picture-field.css';

interface PictureFieldProps {
  readonly facts: PictureFacts;
  /** The name of a saved file, without its ending. */
  readonly file: string;
}

/** A picture of the position, to look at, copy or save. */
export function PictureField({ facts, file }: PictureFieldProps): ReactNode {
  const { together, ui } = useAllWords();
  const { theme } = useStore(appearance);
  const text = useMemo(() => pictureText(facts, theme), [facts, theme]);
  const players = together(facts.players.map(({ name }) => name));
  return (
    <div className="field share-field">
      <span className="legend">{ui.sharing.picture}</span>
      <img
        className="picture"
        src={imageAddress(text)}
        alt={ui.sharing.pictureOf({ players })}
        width={PICTURE_WIDTH}
        height={pictureHeight(facts)}
      />
      <PictureButtons text={text} file={file} />
    </div>
  );
}

function PictureButtons({ text, file }: { readonly text: string; readonly file: string }): ReactNode {
  const { sharing } = useAllWords().ui;
  const [said, setSaid] = useState('');
  const save = (ending: string, content: Blob): void => {
    saveFile(`${file}.${ending}`, content);
    setSaid(sharing.saved({ file: `${file}.${ending}` }));
  };
  const copy = async (): Promise<void> =>
    setSaid((await copyPicture(text)) ? sharing.pictureCopied : sharing.pictureNotCopied);
  const savePng = (): Promise<void> =>
    pngOf(text).then(
      (png) => save('png', png),
      () => setSaid(sharing.pictureFailed),
    );
  const saveSvg = (): void => save('svg', new Blob([text], { type: 'image/svg+xml' }));
  return (
    <div className="row">
      <button type="button" className="button" onClick={copy}>
        {sharing.copyPicture}
      </button>
      <button type="button" className="button" onClick={savePng}>
        {sharing.savePicture}
      </button>
      <button type="button" className="button quiet" onClick={saveSvg}>
        {sharing.saveDrawing}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}

/** Pixels of a saved picture for each of its units. */
const SCALE = 2;
const PNG = 'image/png';

const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An SVG image as PNG; rejects if the browser cannot draw it. */
async function pngOf(svg: string): Promise<Blob> {
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
async function copyPicture(svg: string): Promise<boolean> {
  try {
    // The promise is handed over as it is: some browsers allow copying only in the very moment of the click.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: pngOf(svg) })]);
    return true;
  } catch {
    return false;
  }
}
