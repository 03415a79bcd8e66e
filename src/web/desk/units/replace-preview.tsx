import { useState, type ReactNode } from 'react';
import type {
  DeskKind,
  ReplaceAsk,
  ReplaceDo,
  Replacement,
  Replacements,
} from '../../../contract/desk-content.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { PressButton } from './press-button.tsx';
import styles from './replace-preview.module.css';
import { ReplaceRow } from './replace-row.tsx';

interface ReplacePreviewProps {
  kinds: readonly DeskKind[];
  asked: ReplaceAsk;
  answer: Replacements;
  onReplace: (units: ReplaceDo['units']) => Promise<void>;
}

const nameOf = ({ kind, unit }: Pick<Replacement, 'kind' | 'unit'>): string => `${kind} ${unit}`;

/** The places of each text together: it is changed whole or not at all. */
function byUnit(found: readonly Replacement[]): Replacement[][] {
  return [...Map.groupBy(found, nameOf).values()];
}

const canChange = (places: readonly Replacement[]): boolean =>
  places.every(({ problem }) => problem === null);

function countWords(texts: number, places: number): string {
  const where = texts === 1 ? 'one text' : `${formatCount(texts)} texts`;
  return places === 1 ? 'One place in one text' : `${formatCount(places)} places in ${where}`;
}

function Nothing({ find }: ReplaceAsk): ReactNode {
  return (
    <Empty glyph="search" title={`“${find}” isn’t there.`}>
      <p>Nothing to replace. If you’re sure it is, try it without counting capital letters.</p>
    </Empty>
  );
}

function TickAll({ onTick }: { onTick: (isOn: boolean) => void }): ReactNode {
  return (
    <div className={styles.all}>
      <ButtonRow>
        <Button kind="text" onClick={() => onTick(true)}>
          Tick all
        </Button>
        <Button kind="text" onClick={() => onTick(false)}>
          Tick none
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Every place with what would stand there; the owner ticks which texts are changed. */
export function ReplacePreview({ kinds, asked, answer, onReplace }: ReplacePreviewProps): ReactNode {
  const texts = byUnit(answer.found);
  const possible = texts.filter(canChange).map((places) => nameOf(places[0]!));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(possible));
  if (texts.length === 0) return <Nothing {...asked} />;
  const units = texts
    .map((places) => places[0]!)
    .filter((place) => chosen.has(nameOf(place)))
    .map(({ kind, unit }) => ({ kind, unit }));
  const toggle = (name: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const unseen = answer.total - answer.found.length;
  return (
    <Section title="Every Place" note={countWords(texts.length, answer.found.length)}>
      <p className={styles.note}>
        Visitors read the new words as soon as you press Replace. History keeps the old ones.
      </p>
      <TickAll onTick={(isOn) => setChosen(new Set(isOn ? possible : []))} />
      <ul className={styles.rows} aria-label="Every place">
        {texts.map((places) => {
          const name = nameOf(places[0]!);
          return (
            <ReplaceRow
              key={name}
              places={places}
              kinds={kinds}
              isChosen={chosen.has(name)}
              onChoose={canChange(places) ? (isOn) => toggle(name, isOn) : undefined}
            />
          );
        })}
      </ul>
      {unseen > 0 && (
        <p className={styles.more}>
          {formatCount(unseen)} more places aren’t shown. Replace these first, then look again.
        </p>
      )}
      <div className={styles.bar}>
        <p>
          {formatCount(units.length)} of {formatCount(texts.length)} ticked
        </p>
        <PressButton busy="Replacing…" disabled={units.length === 0} onPress={() => onReplace(units)}>
          Replace {formatCount(units.length)}
        </PressButton>
      </div>
    </Section>
  );
}
