import { Component, type ReactNode } from 'react';
import { useWords } from '../words.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a fault of one page from taking the others down, and offers the way back. */
export class Shelter extends Component<Props, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const { common } = useWords().ui;
  return (
    <div className="card stack" role="alert">
      <p>{common.broken}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {common.reload}
        </button>
        <a className="button" href="/">
          {common.toHome}
        </a>
      </p>
    </div>
  );
}
