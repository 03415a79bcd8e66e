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

function OpenLink({ unit, link }: { unit: string; link: PreviewLinks['links'][number] }): ReactNode {
  const { isBusy, run } = useSending('DELETE', `${linksCall(unit)}/${link.id}`, {
    done: 'The link is ended.',
    failed: 'The link still works.',
    changes: [linksKey(unit)],
  });
  return (
    <li className={styles.open}>
      <span>
        Made {whenAt(link.madeAt)}, ends {whenAt(link.endsAt)}
      </span>
      <Button kind="line" danger disabled={isBusy} onClick={() => void run()}>
        End it
      </Button>
    </li>
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
          {({ links }) =>
            links.length > 0 && (
              <ul className={styles.links} aria-label="Open links">
                {links.map((link) => (
                  <OpenLink key={link.id} unit={unit} link={link} />
                ))}
              </ul>
            )
          }
        </Answer>
      </div>
    </Dialog>
  );
}
