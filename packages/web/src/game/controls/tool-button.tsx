import type { ReactNode } from 'react';
import { ToolIcon, type ToolName } from '../board/tool-icon.tsx';

interface ToolButtonProps {
  readonly icon: ToolName;
  readonly label: string;
  /** It can still be pressed, and then says why nothing happens. */
  readonly isOff?: boolean;
  /** For a switch. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

/** A small button with a picture, and a name for everybody who needs one. */
export function ToolButton({ icon, label, isOff, isOn, onPress }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button icon"
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
