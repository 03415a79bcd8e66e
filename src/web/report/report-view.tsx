import { useRef, type ReactNode } from 'react';
import type { ReportProse, ReportText } from '../../contract/report.ts';
import { DateLine } from '../shell/page-head.tsx';
import type { ReportFront } from './front.ts';
import { MethodChapter } from './method-chapter.tsx';
import { PrintButton } from './print-button.tsx';
import { ReportSide } from './report-side.tsx';
import styles from './report-view.module.css';
import { ThemeChapter } from './theme-chapter.tsx';
import { YearChapter } from './year-chapter.tsx';

function Actions({ pdf }: Pick<ReportFront, 'pdf'>): ReactNode {
  return (
    <div className={styles.actions}>
      {pdf && (
        <>
          <a href={pdf.letter}>PDF, Letter</a>
          <a href={pdf.a4}>PDF, A4</a>
        </>
      )}
      <PrintButton />
    </div>
  );
}

function Prose({ id, prose }: { id: string; prose: ReportProse | undefined }): ReactNode {
  if (!prose) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.prose}>
      <h2 id={`${id}-title`}>{prose.title}</h2>
      {prose.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** A whole report to read: the wheel stays beside the text and shows what the paragraph being read is about. */
export function ReportView({ document, front }: { document: ReportText; front: ReportFront }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const { opening, themes, year, method, closing } = document;
  const chapters = [...themes, year];
  const farewell = closing && { key: 'closing', title: closing.title };
  const inOrder = [...chapters, ...(farewell ? [farewell] : []), method];
  const placeOf = (place: string, at: number) => ({
    place,
    before: inOrder[at - 1],
    after: inOrder[at + 1],
  });
  const chapterPlace = ({ number }: { number: number }) =>
    placeOf(`Chapter ${number} of ${chapters.length}`, number - 1);
  return (
    <article className={styles.report}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{front.title}</h1>
        <Actions pdf={front.pdf} />
      </div>
      <div className={styles.front}>
        <DateLine today />
        <p className={styles.born}>{front.born}</p>
        {front.introduction && <div className={styles.introduction}>{front.introduction}</div>}
      </div>
      <div className={styles.grid}>
        <ReportSide document={document} front={front} chapters={text} />
        <div ref={text} className={styles.chapters}>
          <Prose id="opening" prose={opening} />
          {themes.map((chapter) => (
            <ThemeChapter key={chapter.key} chapter={chapter} {...chapterPlace(chapter)} />
          ))}
          <YearChapter chapter={year} {...chapterPlace(year)} />
          <Prose id="closing" prose={closing} />
          <MethodChapter chapter={method} {...placeOf('Appendix', inOrder.length - 1)} />
        </div>
      </div>
    </article>
  );
}
