import type { ReactNode } from 'react';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './take-home.module.css';

/** The public words of the desk, for the files that they lie over. */
export function TakeHome(): ReactNode {
  return (
    <Section title="Home to the Files">
      <p className={styles.text}>
        Words you’ve published live in the database, over the site’s files. Download them for your next
        release: as a patch for git, or as whole files. Once a release says the same, the edit is retired by
        itself.
      </p>
      <ButtonRow>
        <ButtonLink kind="line" glyph="download" reloadDocument to="/api/admin/content/export.patch">
          Download the patch
        </ButtonLink>
        <ButtonLink kind="line" glyph="download" reloadDocument to="/api/admin/content/export.zip">
          Download the files
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
