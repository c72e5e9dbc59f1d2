import type { ReactNode } from 'react';

interface RoomNoticeProps {
  readonly text: string;
  readonly isWarning?: boolean;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Something that happened around the game, with what can be done about it. */
export const RoomNotice = ({ text, isWarning = false, children }: RoomNoticeProps): ReactNode => (
  <div className={isWarning ? 'notice warning row' : 'notice row'} role="status">
    <span>{text}</span>
    {children}
  </div>
);
