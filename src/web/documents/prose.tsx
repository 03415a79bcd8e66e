import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Markup that the server made from our own Markdown, raw HTML switched off. */
export function Prose({ html }: { html: string }): ReactNode {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
