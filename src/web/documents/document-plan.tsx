import type { ReactNode } from 'react';
import type { DocumentSection } from '../../contract/documents.ts';
import styles from './document-plan.module.css';
import { Prose } from './prose.tsx';

type Heading = Pick<DocumentSection, 'id' | 'heading'>;

function Contents({ headings }: { headings: readonly Heading[] }): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <p id="on-this-page" className={styles.label}>
        On this page
      </p>
      <ol>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DocumentPlanProps {
  headings: readonly Heading[];
  children: ReactNode;
}

/** The list of parts at the side (above, on a phone) and the text in its column. */
export function DocumentPlan({ headings, children }: DocumentPlanProps): ReactNode {
  return (
    <div className={styles.plan}>
      <Contents headings={headings} />
      <div className={styles.column}>{children}</div>
    </div>
  );
}

interface PartProps extends Heading {
  html?: string;
  /** Stands after the text. */
  children?: ReactNode;
}

/** One part of a document under its heading. */
export function DocumentPart({ id, heading, html, children }: PartProps): ReactNode {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {html && <Prose html={html} />}
      {children}
    </section>
  );
}
