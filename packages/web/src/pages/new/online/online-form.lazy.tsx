import { type FormEvent, type ReactNode, useState } from 'react';
import { navigate } from '../../../common/router.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { changeForm } from '../../../new-game/form-validation.ts';
import type { GameForm } from '../../../new-game/game-form.ts';
import { useOnlineWords } from '../../../online/online-words.ts';
import { RefusalNotice } from '../../../online/refusal-notice.tsx';
import { useTask } from '../../../online/use-request.ts';
import { MoreOptions } from '../more-options.tsx';
import { PowersSection } from '../powers-section.tsx';
import { StartBar, useEnter } from '../start-bar.tsx';
import { OnlineTable, OnlineTime } from './online-table.tsx';
import { asOnline, lastTerms, openForm } from './online-terms.ts';

export { WhereChoice } from './where-choice.tsx';

interface OnlineFormProps {
  /** The choices made before the switch to online play. */
  readonly first: GameForm;
  /** Shown above the steps. */
  readonly children: ReactNode;
}

/** The form of a game on the server. It opens a room, where the other players take their seats. */
export function OnlineForm({ first, children }: OnlineFormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const { hub } = useOnlineWords();
  const [form, setForm] = useState(() => asOnline(first));
  const [terms, setTerms] = useState(lastTerms);
  const task = useTask();
  const onChange = (change: Partial<GameForm>): void => setForm((now) => changeForm(now, change));
  const open = (): void =>
    // Requests do not reject: refusals come as answers, and are shown.
    void task.run(
      () => openForm(form, terms),
      ({ room }) => navigate({ page: 'room', id: room }),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open();
  };
  useEnter(open);
  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{newGame.title}</h1>
      {children}
      <div className="new-steps">
        <OnlineTable form={form} onChange={onChange} terms={terms} onTerms={setTerms} />
        <div className="stack">
          <PowersSection form={form} onChange={onChange} />
          <OnlineTime form={form} onChange={onChange} terms={terms} onTerms={setTerms} />
        </div>
      </div>
      <MoreOptions form={form} onChange={onChange} isOnline />
      <RefusalNotice code={task.code} />
      <StartBar form={form} action={hub.newStart} isDisabled={task.isBusy} />
    </form>
  );
}
