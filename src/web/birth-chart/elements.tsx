import type { ReactNode } from 'react';
import type { BirthChartAnswer } from '../../contract/chart.ts';
import type { Element } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import head from './noted-head.module.css';
import styles from './elements.module.css';
import { ElementsRose } from './elements-rose.tsx';

interface Counted {
  name: string;
  count: number | null;
  /** Which lends its mark, and its color to the largest. */
  element?: Lowercase<Element>;
}

/** The largest first; those that the time leaves open say so. */
function Counts({ label, counts }: { label: string; counts: readonly Counted[] }): ReactNode {
  const sorted = counts.toSorted((one, other) => (other.count ?? -1) - (one.count ?? -1));
  return (
    <dl className={styles.counts} aria-label={label}>
      {sorted.map(({ name, count, element }) => (
        <div
          key={name}
          className={classes(styles.count, element && styles[element])}
          data-first={(count !== null && count === sorted[0]!.count) || undefined}
        >
          <dt>
            {element && <Glyph name={element} size={18} />}
            {name}
          </dt>
          <dd>{count ?? 'unsure'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the chart has much of, and what it has to borrow. */
export function Elements({ answer }: { answer: BirthChartAnswer }): ReactNode {
  const { words, elements, modes, instant } = answer;
  const text = [words.elements, words.modes].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="elements">
      <SectionHead
        id="elements"
        className={head.head}
        note={instant === null ? 'ten planets' : 'ten planets and the rising sign'}
      >
        Your Elements
      </SectionHead>
      <div className={styles.balance}>
        <ElementsRose answer={answer} />
        <div className={styles.words}>
          <p>{text || 'How the elements share your chart depends on the time you were born.'}</p>
          <div className={styles.tables}>
            <Counts
              label="Elements"
              counts={elements.map(({ element, count }) => ({
                name: element,
                count,
                element: element.toLowerCase() as Lowercase<Element>,
              }))}
            />
            <Counts label="Modes" counts={modes.map(({ mode, count }) => ({ name: mode, count }))} />
          </div>
        </div>
      </div>
    </section>
  );
}
