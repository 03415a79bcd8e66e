import type { ReactNode } from 'react';
import type { DocumentSection } from '../../contract/documents.ts';
import { Contents } from '../ui/contents.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './document-plan.module.css';
import { Prose } from './prose.tsx';

/** The page that a document fills, its title included. */
export function DocumentPage({ children }: { children: ReactNode }): ReactNode {
  return <Wrap className={styles.page}>{children}</Wrap>;
}

type Heading = Pick<DocumentSection, 'id' | 'heading'>;

interface DocumentPlanProps {
  headings: readonly Heading[];
  children: ReactNode;
}

/** The list of parts at the side (above, on a phone) and the text in its column. */
export function DocumentPlan({ headings, children }: DocumentPlanProps): ReactNode {
  return (
    <div className={styles.plan}>
      <Contents
        label="On this page"
        parts={headings.map(({ id, heading }) => ({ id, text: heading }))}
        className={styles.contents}
      />
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
