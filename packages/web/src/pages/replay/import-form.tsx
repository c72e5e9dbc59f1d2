import { recordText } from '@oia/rules';
import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Store } from '../../base/store.ts';
import { navigate } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { FaultNotice } from '../../replay/fault-notice.tsx';
import { type Imported, MAX_FILE_SIZE, type RecordRead, readImported } from '../../storage/import-records.ts';
import { linkOf } from '../../storage/links.ts';

interface ImportFormProps {
  /** The initial text of the field. */
  readonly text?: string;
}

/** Imports games from pasted text or a file. */
export function ImportForm({ text: first = '' }: ImportFormProps): ReactNode {
  const { replay } = useAllWords().ui;
  const id = useId();
  const [text, setText] = useState(first);
  const [result, setResult] = useState<ImportResult>();
  const take = async (importing: Promise<ImportResult>): Promise<void> => {
    const result = await importing;
    setResult(result);
    if (result.kind === 'fault') setText(result.text);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // Nothing rejects: text that cannot be read comes as an answer, and is shown.
    void take(importText(text));
  };
  const onFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // Nothing rejects: text that cannot be read comes as an answer, and is shown.
    if (file) void take(importFile(file));
    // So that the same file can be chosen again after it was corrected.
    event.target.value = '';
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{replay.paste}</label>
        <p className="soft replay-note" id={`${id}-help`}>
          {replay.pasteHelp}
        </p>
        <textarea
          id={id}
          className="replay-paste"
          rows={6}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {result && result.kind !== 'open' && (
        <div role="alert">
          <ImportMessage result={result} />
        </div>
      )}
      <div className="row">
        <button type="submit" className="button primary">
          {replay.open}
        </button>
        <label className="button replay-file">
          <input type="file" accept=".txt,.json,.oia,text/plain,application/json" onChange={onFile} />
          {replay.openFile}
        </label>
        <span className="soft">{replay.fileHelp}</span>
      </div>
    </form>
  );
}

function ImportMessage({ result }: { readonly result: Exclude<ImportResult, { readonly kind: 'open' }> }): ReactNode {
  const { replay } = useAllWords().ui;
  if (result.kind === 'fault') return <FaultNotice fault={result.read.error} text={result.text} />;
  const said = { empty: replay.nothing, tooLarge: replay.tooLarge, unreadableFile: replay.unreadableFile };
  return (
    <p className="notice warning">{result.kind === 'link' ? replay.linkFaults[result.fault] : said[result.kind]}</p>
  );
}

/** Several games, or one that is too long for an address. In memory, so that the user can come back to them. */
export const importedGames = new Store<readonly RecordRead[]>([]);

type ImportFault = Exclude<Imported, { readonly kind: 'games' }> | { readonly kind: 'unreadableFile' };

/** The result of an import: it opens, or it has a fault. */
type ImportResult =
  | { readonly kind: 'open' }
  | ImportFault
  | { readonly kind: 'fault'; readonly text: string; readonly read: Extract<RecordRead, { readonly ok: false }> };

/** A single game is put into the address, so that it survives a reload; several are listed. */
async function importText(text: string): Promise<ImportResult> {
  const imported = await readImported(text);
  if (imported.kind !== 'games') return imported;
  const [only, ...more] = imported.games;
  if (!only) return { kind: 'empty' };
  if (more.length === 0 && !only.ok) return { kind: 'fault', text: imported.text, read: only };
  if (more.length > 0) importedGames.set(imported.games);
  else await show(only);
  return { kind: 'open' };
}

/** Opens a game at its own address. */
export async function show(read: RecordRead): Promise<void> {
  if (!read.ok) return;
  const link = await linkOf(recordText(read.value));
  if (link === undefined) importedGames.set([read]);
  else navigate({ page: 'replay', record: link });
}

async function importFile(file: File): Promise<ImportResult> {
  if (file.size > MAX_FILE_SIZE) return { kind: 'tooLarge' };
  try {
    return await importText(await file.text());
  } catch {
    return { kind: 'unreadableFile' };
  }
}
