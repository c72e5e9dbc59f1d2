import qrcode from 'qrcode-generator';
import { type ReactNode, useMemo } from 'react';

/** Light modules around the code, which scanners need. */
const MARGIN = 4;
/** Error correction level: readable even if partly covered. */
const CORRECTION = 'M';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a code to scan. Always dark on light, as scanners expect it. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => codeOf(text), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function codeOf(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, CORRECTION);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const dark = Array.from({ length: count * count }, (_, i) => [Math.floor(i / count), i % count] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`);
  return { size: count + 2 * MARGIN, path: dark.join('') };
}
