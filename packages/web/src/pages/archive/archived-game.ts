import type { ArchivedGameAnswer } from '@oia/protocol';
import { parseRecords } from '@oia/rules';
import { type OpenedRecord, openRecord } from '../../replay/opened-record.ts';

/** undefined: the record is of another version. */
export function openedGame({ record }: ArchivedGameAnswer): OpenedRecord | undefined {
  const [read] = parseRecords(record);
  const opened = read?.ok ? openRecord(read.value) : undefined;
  return opened?.ok ? opened.value : undefined;
}
