import { useState, type ReactNode } from 'react';
import type { CollisionAnswer, DeskField, DeskUnit } from '../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../domain/content-edits/edit.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import type { UnitPress } from '../drafts/use-unit-press.ts';
import { Section } from '../ui/section.tsx';
import { ChooseWords, type Version } from './choose-words.tsx';
import styles from './collision.module.css';
import { labelOf } from './field-values.ts';
import { PressButton } from './press-button.tsx';

type Column = 'base' | 'file' | 'own';

function fieldsOf({ collisions }: DeskUnit, column: Column): Fields {
  return Object.fromEntries(
    collisions.map((collision) => [collision.field, collision[column] as FieldValue]),
  );
}

function versionsOf(unit: DeskUnit): Version[] {
  return [
    {
      id: 'base',
      title: 'What it was',
      note: 'When you changed it',
      fields: fieldsOf(unit, 'base'),
      isOld: true,
    },
    {
      id: 'file',
      title: 'The release',
      note: unit.file === null ? 'As it came' : `In ${unit.file}`,
      fields: fieldsOf(unit, 'file'),
    },
    {
      id: 'own',
      title: 'Yours',
      note: 'What visitors read now',
      fields: fieldsOf(unit, 'own'),
    },
  ];
}

interface CollisionProps {
  unit: DeskUnit;
  fields: readonly DeskField[];
  press: UnitPress;
}

/** A release changed words that the owner had changed too: which ones stand is chosen here, field by field. */
export function Collision({ unit, fields, press }: CollisionProps): ReactNode {
  const names = unit.collisions.map(({ field }) => field);
  const [picks, setPicks] = useState<Record<string, string>>(() =>
    Object.fromEntries(names.map((name) => [name, 'own'])),
  );
  const versions = versionsOf(unit);
  const all = (id: string): void => setPicks(Object.fromEntries(names.map((name) => [name, id])));
  const settle = (): Promise<boolean> => {
    const chosen = names.map((name) => [
      name,
      versions.find(({ id }) => id === picks[name])?.fields[name] ?? null,
    ]);
    const answer: CollisionAnswer = { fields: Object.fromEntries(chosen) as CollisionAnswer['fields'] };
    const told = { done: 'Settled. That’s what visitors read now.', failed: 'It wasn’t settled.' };
    return press('resolve', told, answer);
  };
  return (
    <Section title="Two of You Changed This">
      <p className={styles.text}>
        You changed these words, and a new release did too. Yours are what visitors read until you’ve chosen.
        Nothing’s lost: the rest stays in History.
      </p>
      <ChooseWords
        versions={versions}
        names={names}
        labelOf={(name) => labelOf(fields, name)}
        picks={picks}
        onPick={(name, id) => setPicks({ ...picks, [name]: id })}
      />
      <div className={styles.buttons}>
        <ButtonRow>
          {names.length > 1 && (
            <>
              <Button kind="line" onClick={() => all('file')}>
                All from the release
              </Button>
              <Button kind="line" onClick={() => all('own')}>
                All mine
              </Button>
            </>
          )}
          <PressButton busy="Settling…" onPress={settle}>
            Settle it this way
          </PressButton>
        </ButtonRow>
      </div>
    </Section>
  );
}
