import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { OutsideEngine, type OutsideFault } from './outside-engine.ts';

interface OutsideDialogProps {
  readonly onConnected: (engine: OutsideEngine) => void;
  /** The connection has ended later on. */
  readonly onLost: () => void;
  readonly onClose: () => void;
}

const DEFAULT_ADDRESS = 'ws://127.0.0.1:4180';

/** Asks for the address and the code that `oia bridge --listen` shows, and connects. */
export function OutsideDialog({ onConnected, onLost, onClose }: OutsideDialogProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const [address, setAddress] = useState(DEFAULT_ADDRESS);
  const [code, setCode] = useState('');
  const [state, setState] = useState<'idle' | 'connecting' | OutsideFault>('idle');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setState('connecting');
    OutsideEngine.connect(address, code, onLost).then(onConnected, (fault: OutsideFault) => setState(fault));
  };
  return (
    <Dialog title={analysis.outsideTitle} isOpen onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <p>{analysis.outsideIntro}</p>
        <pre className="analysis-text">oia bridge --listen 4180 -- COMMAND</pre>
        <Field label={analysis.outsideAddress} value={address} onChange={setAddress} />
        <Field label={analysis.outsideCode} value={code} onChange={setCode} />
        <p role="status">{state === 'connecting' ? analysis.outsideConnecting : ''}</p>
        {state !== 'idle' && state !== 'connecting' && (
          <p className="notice warning" role="alert">
            {analysis.outsideFaults[state]}
          </p>
        )}
        <div>
          <button type="submit" className="button primary" disabled={state === 'connecting'}>
            {analysis.outsideConnect}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, onChange }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
