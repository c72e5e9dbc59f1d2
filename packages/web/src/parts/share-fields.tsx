import { type GameRecord, namesIn } from '@oia/rules';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pathOf } from '../common/routes.ts';
import { useAllWords } from '../common/words.tsx';
import { linkOf } from '../storage/links.ts';
import { fileNameOf } from '../storage/sharing.ts';
import { copyText, saveFile } from './clipboard.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly button: string;
  readonly text: string;
  readonly rows?: number;
  readonly help?: string;
  readonly children?: ReactNode;
}

/** A text with a button that copies it. */
export function CopyField({ label, button, text, rows = 1, help, children }: CopyFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => setCopied(await copyText(text, field.current));
  return (
    <div className="field share-field">
      <label htmlFor={id}>{label}</label>
      {help && <p className="soft">{help}</p>}
      <textarea
        id={id}
        ref={field}
        className={rows === 1 ? 'share-line' : 'share-text'}
        readOnly
        rows={rows}
        value={text}
        wrap={rows === 1 ? 'off' : 'soft'}
        spellCheck={false}
      />
      <div className="row">
        <button type="button" className="button" onClick={copy}>
          {button}
        </button>
        {children}
        <Copied isCopied={isCopied} />
      </div>
    </div>
  );
}

function Copied({ isCopied }: { readonly isCopied: boolean | undefined }): ReactNode {
  const { sharing } = useAllWords().ui;
  const said = isCopied ? sharing.copied : sharing.notCopied;
  return <span role="status">{isCopied === undefined ? '' : said}</span>;
}

interface RecordFieldProps {
  readonly record: GameRecord;
  readonly text: string;
}

/** undefined: not ready yet; empty: too long for a link. */
function useAddress(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    linkOf(text).then((link) => {
      const path = link && new URL(pathOf({ page: 'replay', record: link }), location.href).href;
      if (isCurrent) setAddress(path ?? '');
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return address;
}

export function LinkField({ record, text }: RecordFieldProps): ReactNode {
  const { sharing } = useAllWords().ui;
  const address = useAddress(text);
  if (address === undefined) return <p role="status">{sharing.makingLink}</p>;
  if (address === '') return <p>{sharing.linkTooLong}</p>;
  return (
    <CopyField label={sharing.link} button={sharing.copyLink} text={address} help={sharing.linkHelp}>
      <SendButton record={record} address={address} />
    </CopyField>
  );
}

/** Only if the browser has a share menu. */
function SendButton({ record, address }: { readonly record: GameRecord; readonly address: string }): ReactNode {
  const { together, ui } = useAllWords();
  if (typeof navigator.share !== 'function') return undefined;
  const names = namesIn(record).filter((name) => name !== undefined);
  const title = names.length > 0 ? ui.sharing.sendTitle({ players: together(names) }) : ui.common.appName;
  const send = (): void => {
    // Cancelling the share menu rejects the promise, which is no error.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <button type="button" className="button" onClick={send}>
      {ui.sharing.send}
    </button>
  );
}

export function FileField({ record, text }: RecordFieldProps): ReactNode {
  const { sharing } = useAllWords().ui;
  const [saved, setSaved] = useState('');
  const save = (): void => {
    const name = fileNameOf(record);
    saveFile(name, text);
    setSaved(sharing.saved({ file: name }));
  };
  return (
    <div className="field">
      <span className="legend">{sharing.file}</span>
      <div className="row">
        <button type="button" className="button" onClick={save}>
          {sharing.download}
        </button>
        <span role="status">{saved}</span>
      </div>
    </div>
  );
}
