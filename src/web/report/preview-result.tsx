import type { ReactNode } from 'react';
import type { Price, ReportPreview } from '../../contract/report.ts';
import { priceText } from '../../domain/report/price.ts';
import { Button } from '../ui/button.tsx';
import { FactNote, PointMark } from './fact-note.tsx';
import styles from './preview.module.css';

function Placement({ placement }: { placement: ReportPreview['placements'][number] }): ReactNode {
  const { point, headline, detail, text } = placement;
  return (
    <article className={styles.placement}>
      <span className={styles.mark} aria-hidden="true">
        <PointMark point={point} />
      </span>
      <h3>{headline}</h3>
      <p className={styles.detail}>{detail}</p>
      {text && <p>{text}</p>}
    </article>
  );
}

function HalfPage({ chapter }: { chapter: ReportPreview['chapters'][number] }): ReactNode {
  return (
    <article className={styles.chapter}>
      <h3>{chapter.title}</h3>
      <p className={styles.lede}>{chapter.lede}</p>
      {chapter.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FactNote fact={chapter.fact} isLabeled />
    </article>
  );
}

interface PreviewResultProps {
  preview: ReportPreview;
  price: Price;
  onOrder: () => void;
}

export function PreviewResult({ preview, price, onOrder }: PreviewResultProps): ReactNode {
  const { placements, chapters, whole } = preview;
  return (
    <>
      <h2 className={styles.title}>From Your Report</h2>
      {placements.map((placement) => (
        <Placement key={placement.point} placement={placement} />
      ))}
      {chapters.map((chapter) => (
        <HalfPage key={chapter.key} chapter={chapter} />
      ))}
      <p className={styles.more}>
        The whole of it has {whole.chapters} chapters: {whole.paragraphs} paragraphs about you, your year
        month by month, and the table behind them.
      </p>
      <Button onClick={onOrder} className={styles.order}>
        Order your report · {priceText(price)}
      </Button>
    </>
  );
}
