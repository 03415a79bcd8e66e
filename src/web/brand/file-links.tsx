import type { ReactNode } from 'react';
import { brandAddress, brandFileName, FORMATS, type Subject } from '../../art/brand/catalog.ts';
import type { Ground } from '../../art/brand/ground.ts';
import styles from './file-links.module.css';

interface FileLinksProps {
  subject: Subject;
  ground: Ground;
  /** Whose files they are, for those who hear the links one by one. */
  name: string;
}

/** One file in its two formats, to save. */
export function FileLinks({ subject, ground, name }: FileLinksProps): ReactNode {
  return (
    <span className={styles.links}>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={brandAddress(subject, ground, format)}
          download={brandFileName(subject, ground, format)}
          aria-label={`${name}, ${ground}, ${format.toUpperCase()}`}
        >
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
