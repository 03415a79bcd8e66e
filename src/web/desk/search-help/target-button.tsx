import type { ReactNode } from 'react';
import type { AliasSave, AliasTarget } from '../../../contract/desk-search-help.ts';
import { Button } from '../../ui/button.tsx';
import { useSending } from '../use-sending.ts';
import styles from './search-help.module.css';
import { SEARCH_HELP, SEARCH_HELP_KEY } from './use-search-help.ts';

/** “full moon”, or a page's own title. */
export function targetWords({ kind, title }: AliasTarget): string {
  return kind === 'search' ? `Search for “${title}”` : title;
}

interface TargetButtonProps {
  words: string;
  target: AliasTarget;
  onAdded?: () => void;
}

/** One press, and the words lead there. */
export function TargetButton({ words, target, onAdded }: TargetButtonProps): ReactNode {
  const { isBusy, run } = useSending<AliasSave>('POST', SEARCH_HELP, {
    done: 'The alias is added.',
    failed: 'The alias wasn’t added.',
    changes: [SEARCH_HELP_KEY],
    ...(onAdded && { onDone: onAdded }),
  });
  const { kind, to } = target;
  return (
    <Button
      kind="line"
      className={styles.target}
      disabled={isBusy}
      aria-label={`Lead “${words}” to: ${targetWords(target)}`}
      onClick={() => void run({ words, kind, to })}
    >
      {targetWords(target)}
    </Button>
  );
}
