import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { PreviewLink as Link, PreviewLinks } from '../../../contract/desk-posts.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { whenAt } from '../times.ts';
import { Answer } from '../ui/answer.tsx';
import { useSending } from '../use-sending.ts';
import styles from './preview-link.module.css';
import { linksCall, linksKey, usePreviewLinks } from './use-posts.ts';

const TEXT =
  'Whoever has the link reads the draft as it is then, for a week or until you end it. No search engine finds it.';

function OpenLinks({ unit, links }: PreviewLinks & { unit: string }): ReactNode {
  const { isBusy, run } = useSending('DELETE', linksCall(unit), {
    done: links.length === 1 ? 'The link is ended.' : 'The links are ended.',
    failed: 'They still work.',
    changes: [linksKey(unit)],
  });
  if (links.length === 0) return null;
  return (
    <div className={styles.open}>
      <ul aria-label="Open links">
        {links.map(({ id, madeAt, endsAt }) => (
          <li key={id}>
            Made {whenAt(madeAt)}, ends {whenAt(endsAt)}
          </li>
        ))}
      </ul>
      <Button kind="line" danger disabled={isBusy} onClick={() => void run()}>
        {links.length === 1 ? 'End it' : 'End them'}
      </Button>
    </div>
  );
}

function Made({ path, endsAt }: Link): ReactNode {
  const address = new URL(path, location.href).href;
  return (
    <div className={styles.made}>
      <p className={styles.address}>{address}</p>
      <p className={styles.note}>Ends {whenAt(endsAt)}. It’s shown only now: copy it.</p>
      <Button onClick={() => void copyText(address, 'Send it to whoever shall read the draft.')}>Copy</Button>
    </div>
  );
}

interface PreviewLinkProps {
  unit: string;
  onDismiss: () => void;
}

/** Secret addresses at which somebody else can read the draft. */
export function PreviewLink({ unit, onDismiss }: PreviewLinkProps): ReactNode {
  const client = useQueryClient();
  const query = usePreviewLinks(unit);
  const [made, setMade] = useState<Link | null>(null);
  const { isBusy, run } = useSending('POST', linksCall(unit), {
    done: 'The link is made.',
    failed: 'No link was made.',
    onDone: (answer) => {
      setMade(answer as Link);
      void client.invalidateQueries({ queryKey: linksKey(unit) });
    },
  });
  return (
    <Dialog title="Preview Link" glyph="share" text={TEXT} onDismiss={onDismiss}>
      <div className={styles.inside}>
        {made ? (
          <Made {...made} />
        ) : (
          <Button disabled={isBusy} onClick={() => void run()}>
            {isBusy ? 'Making it…' : 'Make a link'}
          </Button>
        )}
        <Answer query={query} loading="Looking for open links…" failed="We couldn’t load the open links.">
          {({ links }) => <OpenLinks unit={unit} links={links} />}
        </Answer>
      </div>
    </Dialog>
  );
}
