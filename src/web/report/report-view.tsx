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
  const chapters = useRef<HTMLDivElement>(null);
  const { opening, themes, year, method, closing } = document;
  const all = [...themes, year, method];
  const beside = (number: number) => ({ before: all[number - 2], after: all[number] });
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
        <ReportSide document={document} front={front} chapters={chapters} />
        <div ref={chapters} className={styles.chapters}>
          <Prose id="opening" prose={opening} />
          {themes.map((chapter) => (
            <ThemeChapter
              key={chapter.key}
              chapter={chapter}
              count={all.length}
              {...beside(chapter.number)}
            />
          ))}
          <YearChapter chapter={year} count={all.length} {...beside(year.number)} />
          <Prose id="closing" prose={closing} />
          <MethodChapter chapter={method} count={all.length} {...beside(method.number)} />
        </div>
      </div>
    </article>
  );
}
