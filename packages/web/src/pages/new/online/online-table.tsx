import type { ReactNode } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { personsIn, withPersons } from '../../../new-game/form-tables.ts';
import { changeForm } from '../../../new-game/form-validation.ts';
import { type FormProps, PLAYER_COUNTS, type PlayerCount } from '../../../new-game/game-form.ts';
import { LevelChoice } from '../../../new-game/level-choice.tsx';
import { levelIn } from '../../../new-game/player-presets.ts';
import { hasAccount, useMember } from '../../../online/member.ts';
import { useOnlineWords } from '../../../online/online-words.ts';
import { ALL_CONTROLS, controlKey, sayControl } from '../../../online/time-controls.ts';
import { ChoiceGroup } from '../../../parts/choice-group.tsx';
import { Toggle } from '../../../parts/toggle.tsx';
import { type OnlineTerms, whyUnrated } from './online-terms.ts';

export interface OnlineTableProps extends FormProps {
  readonly terms: OnlineTerms;
  readonly onTerms: (terms: OnlineTerms) => void;
}

/** The players of an online table, and whether it is listed. */
export function OnlineTable(props: OnlineTableProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const { form, onChange } = props;
  return (
    <section className="card stack new-step" aria-labelledby="new-players">
      <h2 id="new-players">{newGame.playersTitle}</h2>
      <PlayersField {...props} />
      <ComputersField {...props} />
      {levelIn(form) !== undefined && <LevelChoice form={form} onChange={onChange} />}
      <FindField {...props} />
      <ChatField {...props} />
    </section>
  );
}

/** The time control, and whether the game is rated. */
export function OnlineTime(props: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  return (
    <section className="card stack" aria-labelledby="new-time">
      <h2 id="new-time">{hub.newTime}</h2>
      <TimeField {...props} />
      <RatedField {...props} />
    </section>
  );
}

/** Another number of players begins without computers. */
function PlayersField({ form, onChange }: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  const { newGame } = useAllWords().ui;
  const choose = (players: PlayerCount): void => onChange(withPersons(changeForm(form, { players }), players));
  return (
    <ChoiceGroup
      legend={hub.newPlayers}
      choices={PLAYER_COUNTS.map((value) => ({ value, label: newGame.counts[value] }))}
      value={form.players}
      onChange={choose}
    />
  );
}

function ComputersField({ form, onChange }: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  const counts = Array.from({ length: form.players }, (_, count) => ({ value: count, label: count }));
  return (
    <ChoiceGroup
      legend={hub.newComputers}
      choices={counts}
      value={form.players - personsIn(form)}
      onChange={(computers) => onChange(withPersons(form, form.players - computers))}
    />
  );
}

function TimeField({ terms, onTerms }: OnlineTableProps): ReactNode {
  const words = useOnlineWords();
  return (
    <ChoiceGroup
      legend={words.hub.newTime}
      isLegendUnseen
      choices={ALL_CONTROLS.map((control) => ({ value: controlKey(control), label: sayControl(words, control) }))}
      value={controlKey(terms.control)}
      onChange={(key) => {
        const control = ALL_CONTROLS.find((known) => controlKey(known) === key);
        if (control) onTerms({ ...terms, control });
      }}
    />
  );
}

function FindField({ terms, onTerms }: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  return (
    <ChoiceGroup
      legend={hub.newFind}
      choices={[
        { value: 'private', label: hub.newPrivate, note: hub.newPrivateNote },
        { value: 'open', label: hub.newOpen, note: hub.newOpenNote },
      ]}
      value={terms.isOpen ? 'open' : 'private'}
      onChange={(who) => onTerms({ ...terms, isOpen: who === 'open' })}
    />
  );
}

function RatedField({ form, terms, onTerms }: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  const why = whyUnrated(form, terms, hasAccount(useMember()));
  return (
    <Toggle
      label={hub.rated}
      isOn={terms.isRated && why === undefined}
      onChange={(isRated) => onTerms({ ...terms, isRated })}
      refusal={why && hub[why]}
    />
  );
}

function ChatField({ terms, onTerms }: OnlineTableProps): ReactNode {
  const { hub } = useOnlineWords();
  return (
    <Toggle
      label={hub.newChat}
      note={hub.newChatNote}
      isOn={terms.hasChat}
      onChange={(hasChat) => onTerms({ ...terms, hasChat })}
    />
  );
}
