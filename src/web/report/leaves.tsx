import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CHART_WHEEL_SIZE } from '../../art/drawing/chart-wheel/shape.ts';
import type { Leaf as LeafText, ReportOffer } from '../../contract/report.ts';
import { REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import type { ChapterKey } from '../../domain/report/chapters.ts';
import { SAMPLE, SAMPLE_WHEELS } from '../../domain/report/sample.ts';
import { Button } from '../ui/button.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Scripted } from '../ui/scripted.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { FactNote, PointMark } from './fact-note.tsx';
import styles from './leaves.module.css';
import { YearScale } from './year-scale.tsx';

interface LeafProps {
  title: string;
  /** Where in the sample it stands. */
  chapter: ChapterKey;
  /** Under the page: what it shows, and a word on it. */
  name: string;
  remark: string;
  children: ReactNode;
}

function Leaf({ title, chapter, name, remark, children }: LeafProps): ReactNode {
  return (
    <li className={styles.leaf}>
      <figure>
        <div className={styles.paper}>
          <h3>{title}</h3>
          {children}
        </div>
        <figcaption>
          <Link to={`${REPORT_SAMPLE_PAGE.paths[0]}#${chapter}`}>{name}</Link>
          {remark}
        </figcaption>
      </figure>
    </li>
  );
}

function Tail(): ReactNode {
  return (
    <div className={styles.tail}>
      <Glyph name="star4" size={18} />
    </div>
  );
}

/** Sun to Pluto and the angles, as they stand in the table. */
function Places({ positions }: Pick<ReportOffer, 'positions'>): ReactNode {
  return (
    <ul className={styles.places}>
      {positions
        .filter(({ point }) => point !== 'node')
        .map(({ point, label, degree, sign }) => (
          <li key={point}>
            <span aria-hidden="true">
              <PointMark point={point} />
            </span>
            <span>{label}</span>
            <span>
              {degree} {sign}
            </span>
          </li>
        ))}
    </ul>
  );
}

function WheelLeaf({ positions }: Pick<ReportOffer, 'positions'>): ReactNode {
  return (
    <Leaf
      title={SAMPLE.firstName}
      chapter="method"
      name="The wheel, to the minute"
      remark="Whole-sign or Placidus houses, your choice."
    >
      <p className={styles.born}>Ulm, March 14, 1879, 11:30 in the morning</p>
      <div className={styles.wheel}>
        <img
          src={SAMPLE_WHEELS.paper}
          width={CHART_WHEEL_SIZE}
          height={CHART_WHEEL_SIZE}
          alt="The same birth chart, printed on paper"
        />
      </div>
      <Places positions={positions} />
    </Leaf>
  );
}

const REMARKS = [
  ['One thought to a paragraph', 'Each ends with the fact behind it.'],
  ['Chapters, not lists', 'Eight about you, one about your year.'],
  ['What pulls against what', 'Said once, and not smoothed over.'],
  ['Written to be read', 'About a person, not about planets.'],
] as const;

function TextLeaf({ leaf, index }: { leaf: LeafText; index: number }): ReactNode {
  const [name, remark] = REMARKS[index % REMARKS.length]!;
  return (
    <Leaf title={leaf.chapter.title} chapter={leaf.chapter.key} name={name} remark={remark}>
      <div className={styles.text}>
        {leaf.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Tail />
      <FactNote fact={leaf.fact} isLabeled className={styles.fact} />
    </Leaf>
  );
}

function YearLeaf({ year }: { year: ReportOffer['year'] }): ReactNode {
  return (
    <Leaf
      title={`${SAMPLE.year}, by Month`}
      chapter="year"
      name="Twelve months, dated"
      remark={`The sample is for ${SAMPLE.year}. Yours starts when you order.`}
    >
      <YearScale months={year.months} />
      <div className={styles.text}>
        {year.told.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Tail />
      <FactNote fact={year.told.fact} isLabeled className={styles.fact} />
    </Leaf>
  );
}

/** Pages of the sample side by side: by touch, by the two buttons, and by Tab from page to page. */
export function Leaves({ offer }: { offer: ReportOffer }): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [first, ...others] = offer.leaves;
  const turn = (direction: 1 | -1): void => {
    const width = row.current?.querySelector('li')?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  };
  return (
    <section className={styles.section} aria-labelledby="look-inside">
      <SectionHead id="look-inside" note="pages of the sample">
        Look Inside
      </SectionHead>
      <div ref={row} className={styles.row}>
        <ul>
          <WheelLeaf positions={offer.positions} />
          {first && <TextLeaf leaf={first} index={0} />}
          <YearLeaf year={offer.year} />
          {others.map((leaf, index) => (
            <TextLeaf key={leaf.chapter.key} leaf={leaf} index={index + 1} />
          ))}
        </ul>
      </div>
      <div className={styles.turning}>
        <Scripted>
          <Button kind="line" glyph="chevron-left" onClick={() => turn(-1)}>
            Back
          </Button>
          <Button kind="line" glyph="chevron-right" onClick={() => turn(1)}>
            Next page
          </Button>
        </Scripted>
        <Link to={REPORT_SAMPLE_PAGE.paths[0]}>Read the whole sample, free</Link>
      </div>
    </section>
  );
}
