import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { personsIn, TABLES, tableIn, withPersons, withTable } from '../../new-game/form-tables.ts';
import { namesIn } from '../../new-game/form-words.ts';
import type { FormProps } from '../../new-game/game-form.ts';
import { LevelChoice } from '../../new-game/level-choice.tsx';
import { levelIn } from '../../new-game/player-presets.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';

/** The first step: who plays, and how strong the computer is. */
export function TableSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const tables = TABLES.map((table) => ({
    value: table,
    label: newGame.tables[table],
    note: table === 'computer' ? undefined : newGame.tableNotes[table],
  }));
  return (
    <section className="card stack new-step" aria-labelledby="new-players">
      <h2 id="new-players">{newGame.playersTitle}</h2>
      <ChoiceGroup
        legend={newGame.playedBy}
        isLegendUnseen
        choices={tables}
        value={tableIn(form)}
        onChange={(table) => onChange(withTable(form, table))}
      />
      {form.players > 2 && <PersonsField form={form} onChange={onChange} />}
      {form.players === 4 && <Teams form={form} onChange={onChange} />}
      {levelIn(form) !== undefined && <LevelChoice form={form} onChange={onChange} />}
    </section>
  );
}

function PersonsField({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const counts = Array.from({ length: form.players + 1 }, (_, count) => ({ value: count, label: count }));
  return (
    <ChoiceGroup
      legend={newGame.persons}
      choices={counts}
      value={personsIn(form)}
      onChange={(persons) => onChange(withPersons(form, persons))}
    />
  );
}

/** The two teams. */
function Teams({ form }: FormProps): ReactNode {
  const words = useAllWords();
  const names = namesIn(words, form);
  const team = (side: number): string => words.together(names.filter((_, seat) => seat % 2 === side));
  return <p className="notice">{words.ui.newGame.teams({ one: team(0), two: team(1) })}</p>;
}
