import { MAX_LINES } from '@oia/engine';
import { useState } from 'react';
import { device } from '../../storage/device.ts';
import { ANALYSIS_LINES, readItem } from '../../storage/keys.ts';

const DEFAULT_LINES = 3;

/** How many best turns are shown; it is remembered on the device. */
export function useLineCount(): readonly [number, (lines: number) => void] {
  const [lines, setLines] = useState(read);
  const change = (count: number): void => {
    setLines(count);
    device.write(ANALYSIS_LINES.key, String(count));
  };
  return [lines, change];
}

function read(): number {
  const kept = readItem(ANALYSIS_LINES);
  return Number.isInteger(kept) && kept >= 1 && kept <= MAX_LINES ? kept : DEFAULT_LINES;
}
