import type { ReactNode } from 'react';
import type { DeskAlias } from '../../../contract/desk-search-help.ts';
import { Button } from '../../ui/button.tsx';
import { whenAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { useSending } from '../use-sending.ts';
import styles from './search-help.module.css';
import { targetWords } from './target-button.tsx';
import { SEARCH_HELP, SEARCH_HELP_KEY } from './use-search-help.ts';

function Alias({ alias }: { alias: DeskAlias }): ReactNode {
  const { words, target, isThere, at, by } = alias;
  const { isBusy, run } = useSending<{ words: string }>('DELETE', SEARCH_HELP, {
    done: 'The alias is removed.',
    failed: 'The alias wasn’t removed.',
    changes: [SEARCH_HELP_KEY],
  });
  return (
    <li className={styles.line}>
      <div className={styles.said}>
        <q className={styles.quoted}>{words}</q>
        <p className={styles.leads}>
          {target.kind === 'page' && isThere ? <a href={target.to}>{target.title}</a> : targetWords(target)}
        </p>
        {!isThere && <p className={styles.gone}>That page is gone, so this helps nobody right now.</p>}
        <p className={styles.note}>
          {whenAt(at)}, {by}
        </p>
      </div>
      <Button
        kind="line"
        disabled={isBusy}
        aria-label={`Remove the alias “${words}”`}
        onClick={() => void run({ words })}
      >
        Remove
      </Button>
    </li>
  );
}

export function AliasList({ aliases }: { aliases: readonly DeskAlias[] }): ReactNode {
  return (
    <Section title="Aliases" note={aliases.length > 0 ? String(aliases.length) : undefined}>
      {aliases.length === 0 ? (
        <p className={styles.words}>None yet. What you add counts on the site within two seconds.</p>
      ) : (
        <ul className={styles.list} aria-label="Aliases">
          {aliases.map((alias) => (
            <Alias key={alias.words} alias={alias} />
          ))}
        </ul>
      )}
    </Section>
  );
}
