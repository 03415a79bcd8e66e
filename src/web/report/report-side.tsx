import { useMemo, type ReactNode, type RefObject } from 'react';
import type { WheelHighlight } from '../../art/drawing/chart-wheel/highlight.ts';
import type { ReportFact, ReportText } from '../../contract/report.ts';
import { classes } from '../ui/classes.ts';
import type { ReportFront } from './front.ts';
import styles from './report-side.module.css';
import { SideWheel } from './side-wheel.tsx';
import { useReadPlace } from './use-read-place.ts';

function factsOf({ themes, year }: ReportText): ReadonlyMap<string, ReportFact> {
  const passages = [...themes, ...year.months].flatMap((part) => part.passages);
  return new Map(passages.map(({ id, fact }) => [id, fact]));
}

/** Of a transit only the place in the chart: what passes over it is not on the wheel. */
function highlightOf({ points, aspect }: ReportFact): WheelHighlight {
  const [one, other] = points;
  return { points, ...(aspect && one && other && { aspects: [[one, other]] }) };
}

interface ReportSideProps {
  document: ReportText;
  front: ReportFront;
  chapters: RefObject<HTMLElement | null>;
}

/** The wheel, which follows the reader, and the way to each chapter. */
export function ReportSide({ document, front, chapters }: ReportSideProps): ReactNode {
  const facts = useMemo(() => factsOf(document), [document]);
  const { passage, chapter } = useReadPlace(chapters);
  const fact = passage === null ? undefined : facts.get(passage);
  const highlight = useMemo(() => fact && highlightOf(fact), [fact]);
  return (
    <div className={styles.side}>
      <figure className={styles.wheel}>
        <div className={styles.drawing}>
          <SideWheel front={front} highlight={highlight} />
        </div>
        <figcaption className={styles.caption}>
          <b>{fact?.headline ?? front.name}</b>
          <span>{fact ? fact.detail : front.born}</span>
        </figcaption>
      </figure>
      <nav className={styles.contents} aria-label="Chapters">
        <ol>
          {[...document.themes, document.year, document.method].map(({ key, title }) => (
            <li
              key={key}
              className={classes(key === 'method' && styles.appendix, key === chapter && styles.current)}
            >
              <a href={`#${key}`} aria-current={key === chapter ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
