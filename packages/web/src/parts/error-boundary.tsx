import { Component, type ReactNode } from 'react';
import { NotLoaded } from '../base/lazy-module.ts';
import { useWords } from '../common/words.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly children: ReactNode;
  /** For dialogs: the error is then shown in a dialog, which can be closed. */
  readonly onClose?: () => void;
}

/** Contains the error of one part, and offers to reload or to go to the start page. */
export class ErrorBoundary extends Component<Props, { readonly fault?: unknown }> {
  override readonly state: { readonly fault?: unknown } = {};

  static getDerivedStateFromError(fault: unknown): { readonly fault?: unknown } {
    return { fault };
  }

  override render(): ReactNode {
    const { children, onClose } = this.props;
    if (this.state.fault === undefined) return children;
    const isMissing = this.state.fault instanceof NotLoaded;
    return onClose ? <BrokenDialog isMissing={isMissing} onClose={onClose} /> : <Broken isMissing={isMissing} />;
  }
}

function useMessage(isMissing: boolean): string {
  const { common } = useWords().ui;
  return isMissing ? common.notLoaded : common.broken;
}

function ReloadButton(): ReactNode {
  const { common } = useWords().ui;
  return (
    <button type="button" className="button primary" onClick={() => location.reload()}>
      {common.reload}
    </button>
  );
}

function Broken({ isMissing }: { readonly isMissing: boolean }): ReactNode {
  const { common } = useWords().ui;
  return (
    <div className="card stack" role="alert">
      <p>{useMessage(isMissing)}</p>
      <p className="row">
        <ReloadButton />
        <a className="button" href="/">
          {common.toHome}
        </a>
      </p>
    </div>
  );
}

interface BrokenDialogProps {
  readonly isMissing: boolean;
  readonly onClose: () => void;
}

function BrokenDialog({ isMissing, onClose }: BrokenDialogProps): ReactNode {
  const { common } = useWords().ui;
  return (
    <Dialog title={common.appName} isOpen onClose={onClose} actions={<ReloadButton />}>
      <p role="alert">{useMessage(isMissing)}</p>
    </Dialog>
  );
}
