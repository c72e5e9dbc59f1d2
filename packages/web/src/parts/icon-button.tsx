import type { ReactNode } from 'react';

/** Icons as paths in a 20 by 20 box. */
const ICONS = {
  toStart: 'M4 4v12M16 4 7 10l9 6z',
  back: 'M14 4 5 10l9 6z',
  forward: 'M6 4l9 6-9 6z',
  toEnd: 'M16 4v12M4 4l9 6-9 6z',
  play: 'M6 3.5 16 10 6 16.5z',
  pause: 'M6.5 4v12M13.5 4v12',
  flip: 'M6 3v11M3 11l3 4 3-4M14 17V6M11 9l3-4 3 4',
} as const;

interface IconButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly name: string;
  readonly isPrimary?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button that walks through a game. Not `disabled`, so that it keeps the focus when the end is reached. */
export function IconButton({ icon, name, isPrimary = false, isOff = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={isPrimary ? 'button primary' : 'button'}
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={ICONS[icon]}
          fill={icon === 'flip' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
