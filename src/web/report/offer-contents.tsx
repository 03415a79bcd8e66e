import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReportOffer } from '../../contract/report.ts';
import { REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import { classes } from '../ui/classes.ts';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './offer-contents.module.css';

/** The chapters, each a way into the sample, and what none of them is. */
export function OfferContents({ chapters }: Pick<ReportOffer, 'chapters'>): ReactNode {
  return (
    <section aria-labelledby="contents">
      <SectionHead id="contents">Contents</SectionHead>
      <ol className={styles.contents}>
        {chapters.map(({ key, number, title, lede }) => (
          <li key={key} className={classes(key === 'method' && styles.appendix)}>
            <Link to={`${REPORT_SAMPLE_PAGE.paths[0]}#${key}`}>{title}</Link>
            <span className={styles.leader} aria-hidden="true" />
            {key === 'method' ? <b>Appendix</b> : <b aria-hidden="true">{number}</b>}
            <small>{lede}</small>
          </li>
        ))}
      </ol>
      <h3 className={styles.notTitle}>What it is not</h3>
      <p className={styles.not}>
        No prophecy, and nothing about illness, money or disaster: none of that is in the sky. The positions
        are measured; what’s said about you is an old art of describing people, and you’re the judge of the
        likeness.
      </p>
    </section>
  );
}
