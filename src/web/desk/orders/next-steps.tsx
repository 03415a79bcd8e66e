import { useState, type ReactNode } from 'react';
import type { DeskNewLink, DeskOrder } from '../../../contract/desk-orders.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import styles from './next-steps.module.css';
import { usePress } from './use-press.ts';

function MarkPaid({ number }: DeskOrder): ReactNode {
  const { isBusy, run } = usePress(number, {
    method: 'POST',
    what: 'paid',
    failed: 'It wasn’t marked as paid.',
  });
  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Marking…' : 'The money is here'}
    </Button>
  );
}

/** Shown until the page is left: it is stored nowhere in plain. */
function LinkToCopy({ link }: { link: string }): ReactNode {
  return (
    <div className={styles.link}>
      <p className={styles.words}>
        Whoever has this link can open it, so send it to the buyer alone. It’s shown only now.
      </p>
      <p className={styles.address}>{link}</p>
      <Button
        kind="line"
        glyph="copy"
        onClick={() => void copyText(link, 'Paste it into your letter to the buyer.')}
      >
        Copy the link
      </Button>
    </div>
  );
}

function NewLink({ number, choices }: DeskOrder): ReactNode {
  const [link, setLink] = useState<string | null>(null);
  const { isBusy, run } = usePress<DeskNewLink>(number, {
    method: 'POST',
    what: 'link',
    failed: 'There’s no new link.',
  });
  const isMail = choices.newLink === 'mail';
  const onPress = async (): Promise<void> => setLink((await run())?.link ?? null);
  return (
    <>
      <Button glyph="retry" disabled={isBusy} onClick={() => void onPress()}>
        {isBusy ? 'Making it…' : isMail ? 'Send a new link' : 'Make a new link'}
      </Button>
      <p className={styles.words}>
        {isMail
          ? 'It goes to the buyer’s address. The old link ends right away.'
          : 'No mail can be sent here, so you get the link to pass on. The old one ends right away.'}
      </p>
      {link !== null && <LinkToCopy link={link} />}
    </>
  );
}

function DealtWith({ number }: DeskOrder): ReactNode {
  const { isBusy, run } = usePress(number, {
    method: 'POST',
    what: 'dealt-with',
    failed: 'It still waits for you.',
  });
  return (
    <Button kind="line" disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Noting…' : 'I’ve dealt with it'}
    </Button>
  );
}

/** What helps a buyer, or closes a matter. */
export function NextSteps({ order }: { order: DeskOrder }): ReactNode {
  const { markPaid, newLink, dealtWith } = order.choices;
  if (!markPaid && !newLink && !dealtWith) return null;
  return (
    <div className={styles.steps}>
      {markPaid && <MarkPaid {...order} />}
      {newLink && <NewLink {...order} />}
      {dealtWith && <DealtWith {...order} />}
    </div>
  );
}
