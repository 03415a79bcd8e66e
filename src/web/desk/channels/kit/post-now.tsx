import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { tellFailed } from '../../told.ts';
import { postCall } from '../calls.ts';
import { timeIn } from '../channel-times.ts';
import { usePress } from '../use-press.ts';
import { HandOutButton } from './hand-out-button.tsx';
import { KitSteps, type KitStep } from './kit-steps.tsx';
import { beginning, type HandedOut } from './kit-words.ts';
import styles from './post-now.module.css';
import type { useCopied } from './use-copied.ts';
import type { KitFile } from './use-kit-file.ts';

const HOUR_MINUTES = 60;

interface PostNowProps {
  post: DeskChannelPost;
  copied: ReturnType<typeof useCopied>;
  kitFile: KitFile;
  onHandedOut: (how: HandedOut['how']) => void;
  onLeave: () => void;
}

export function CopyAgain({ copied }: Pick<PostNowProps, 'copied'>): ReactNode {
  const onCopy = async (): Promise<void> => {
    if (!(await copied.copy())) tellFailed('The text wasn’t copied.', 'Your browser didn’t allow it.');
  };
  return (
    <Button kind="text" onClick={() => void onCopy()}>
      {copied.isCopied ? 'Again' : 'Copy'}
    </Button>
  );
}

export function copyStep(post: DeskChannelPost, copied: PostNowProps['copied']): KitStep {
  return {
    title: copied.isCopied ? 'Text copied' : 'Copy the text',
    note: beginning(post.outgoing),
    isDone: copied.isCopied,
    action: <CopyAgain copied={copied} />,
  };
}

/** What happens in the middle, as this browser and this network have it. */
function handOutStep({ post, kitFile }: PostNowProps): KitStep {
  const network = NETWORK_NAMES[post.line.network];
  const what = post.line.video === null ? 'picture' : 'video';
  const canShare = kitFile.state === 'here' && kitFile.canShare;
  if (canShare || kitFile.state === 'fetching')
    return { title: `Share the ${what}`, note: `Pick ${network}, then paste the text.`, isDone: false };
  if (post.pinPage !== null)
    return { title: 'Pin it', note: 'Pinterest’s own page comes filled in.', isDone: false };
  return { title: `Save the ${what}`, note: `Then post it on ${network} and paste the text.`, isDone: false };
}

/** The first screen: everything is prepared, one press hands it to the network's app. */
export function PostNow(props: PostNowProps): ReactNode {
  const { post, copied, kitFile, onHandedOut, onLeave } = props;
  const { isBusy, run } = usePress();
  const onLater = async (): Promise<void> => {
    const later = await run<DeskChannelPost>({
      path: postCall(post.line.id, 'later'),
      body: { minutes: HOUR_MINUTES },
      done: ({ line }) => `We’ll come back to it at ${timeIn(post.channel.timeZone, line.at)}.`,
      failed: 'It’s still due now.',
    });
    if (later) onLeave();
  };
  return (
    <>
      <KitSteps
        steps={[
          copyStep(post, copied),
          handOutStep(props),
          { title: 'Tell us it’s up', note: 'So it’s never posted twice.', isDone: false },
        ]}
      />
      <div className={styles.presses}>
        <HandOutButton post={post} kitFile={kitFile} copy={copied.copy} onHandedOut={onHandedOut} />
        <ButtonRow stretch>
          <Button kind="line" disabled={isBusy} onClick={() => void onLater()}>
            {isBusy ? 'One moment…' : 'In 1 hour'}
          </Button>
          <Button kind="line" disabled={isBusy} onClick={() => onHandedOut('told')}>
            Posted
          </Button>
        </ButtonRow>
      </div>
    </>
  );
}
