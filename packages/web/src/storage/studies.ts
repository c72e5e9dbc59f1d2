import { device, type Kept } from './device.ts';
import { parseJson, STUDIES } from './keys.ts';

/** A study on this device, with all secrets that were put into it. */
export interface KeptStudy {
  readonly id: string;
  /** When it was last changed, as an ISO date. */
  readonly changed: string;
  /** Powers by seat, and how many turns were tried: for a list, without reading the text. */
  readonly powers: readonly string[];
  readonly turns: number;
  /** As `study/text.ts` writes it. */
  readonly text: string;
}

export const keepStudy = (study: KeptStudy): Kept =>
  device.write(STUDIES.prefix + study.id, JSON.stringify({ version: STUDIES.version, ...study }));

export const keptStudy = (id: string): KeptStudy | undefined => read(device.read(STUDIES.prefix + id));

export const deleteStudy = (id: string): void => device.remove(STUDIES.prefix + id);

/** Newest first. Unreadable ones are left out, but not deleted. */
export const keptStudies = (): KeptStudy[] =>
  device
    .keys(STUDIES.prefix)
    .map((key) => read(device.read(key)))
    .filter((kept) => kept !== undefined)
    .sort((a, b) => b.changed.localeCompare(a.changed));

function read(text: string | undefined): KeptStudy | undefined {
  const kept = { ...(parseJson(text) as KeptStudy & { readonly version: number }) };
  const isKnown = kept.version <= STUDIES.version && typeof kept.text === 'string' && Array.isArray(kept.powers);
  return isKnown ? kept : undefined;
}
