import { useId, useState, type ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { postCall } from '../calls.ts';
import { timeIn } from '../channel-times.ts';
import { usePress } from '../use-press.ts';
import styles from './did-it-post.module.css';
import { KitSteps, type KitStep } from './kit-steps.tsx';
import { linkIn, type HandedOut } from './kit-words.ts';
import { copyStep } from './post-now.tsx';
import type { useCopied } from './use-copied.ts';

interface DidItPostProps {
  post: DeskChannelPost;
  copied: ReturnType<typeof useCopied>;
  handedOut: HandedOut;
  onNotYet: () => void;
  onLeave: () => void;
}

function handedOutStep({ post, handedOut: { how, atMs } }: DidItPostProps): KitStep {
  const network = NETWORK_NAMES[post.line.network];
  const titles: Readonly<Record<HandedOut['how'], string>> = {
    shared: `Shared to ${network}`,
    saved: post.line.video === null ? 'Picture saved' : 'Video saved',
    pinned: 'Pinterest’s page opened',
    told: `Posted on ${network}`,
  };
  return { title: titles[how], note: timeIn(post.channel.timeZone, atMs), isDone: true };
}

const NO_LINK = 'That isn’t a link. Copy it from the post’s own menu, or leave it out.';

interface LinkFieldProps {
  pasted: string;
  isWrong: boolean;
  onPaste: (pasted: string) => void;
}

function LinkField({ pasted, isWrong, onPaste }: LinkFieldProps): ReactNode {
  const hintId = useId();
  return (
    <div className={styles.link}>
      <TextField
        label="Link to the post"
        type="url"
        inputMode="url"
        placeholder="Paste it here, if you like"
        autoComplete="off"
        aria-describedby={hintId}
        value={pasted}
        wrong={isWrong ? NO_LINK : null}
        onChange={({ target }) => onPaste(target.value)}
      />
      <p id={hintId} className={styles.hint}>
        With a link, it’s one tap away in your history.
      </p>
    </div>
  );
}

/** What the owner says of it; a link goes with it where one was pasted. */
function useTelling({ post, onLeave }: Pick<DidItPostProps, 'post' | 'onLeave'>) {
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isBusy, run } = usePress();
  const press = async (what: 'posted' | 'skip', done: string, body?: unknown): Promise<void> => {
    const path = postCall(post.line.id, what);
    if (await run<DeskChannelPost>({ path, body, done, failed: 'That wasn’t noted.' })) onLeave();
  };
  const posted = (): void => {
    const url = linkIn(pasted);
    setWrong(url === undefined);
    if (url !== undefined) void press('posted', 'Noted: it’s up.', { url });
  };
  const skip = (): void => void press('skip', 'It’s skipped. You can bring it back.');
  return { field: { pasted, isWrong, onPaste: setPasted }, isBusy, posted, skip };
}

/** The second screen: whether it is up is only known to who looked. */
export function DidItPost(props: DidItPostProps): ReactNode {
  const { post, copied, onNotYet } = props;
  const { field, isBusy, posted, skip } = useTelling(props);
  return (
    <>
      <KitSteps
        steps={[
          copyStep(post, copied),
          handedOutStep(props),
          { title: 'Tell us it’s up', note: 'So it’s never posted twice.', isDone: false },
        ]}
      />
      <LinkField {...field} />
      <div className={styles.presses}>
        <Button glyph="check" disabled={isBusy} onClick={posted}>
          {isBusy ? 'One moment…' : 'Posted'}
        </Button>
        <ButtonRow stretch>
          <Button kind="line" disabled={isBusy} onClick={onNotYet}>
            Not yet
          </Button>
          <Button kind="line" disabled={isBusy} onClick={skip}>
            Skip it
          </Button>
        </ButtonRow>
      </div>
    </>
  );
}
