import { MAX_LINES } from '@oia/engine';
import { useState } from 'react';
import { device } from '../../storage/device.ts';

const KEY = 'oia.analysis.lines';
const USUAL = 3;

/** How many best turns are shown; it is remembered on the device. */
export function useLineCount(): readonly [number, (lines: number) => void] {
  const [lines, setLines] = useState(read);
  const change = (count: number): void => {
    setLines(count);
    device.write(KEY, String(count));
  };
  return [lines, change];
}

function read(): number {
  const kept = Number(device.read(KEY));
  return Number.isInteger(kept) && kept >= 1 && kept <= MAX_LINES ? kept : USUAL;
}
