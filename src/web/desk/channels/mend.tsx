import type { ReactNode } from 'react';
import type { DeskChannelPost, Trouble } from '../../../contract/desk-channel-posts.ts';
import type { ConnectStart } from '../../../contract/desk-channels.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { channelCall, composerPage, kitPage, postCall } from './calls.ts';
import { usePress } from './use-press.ts';

/** Leads to the network's own page; what it says is answered there. */
export function ConnectButton({ channel, label }: { channel: string; label: string }): ReactNode {
  const { isBusy, run } = usePress();
  const onPress = async (): Promise<void> => {
    const start = await run<ConnectStart>({
      path: channelCall(channel, 'connect'),
      done: 'Off to the network’s own page.',
      failed: 'The sign-in couldn’t begin.',
    });
    if (start) location.assign(start.address);
  };
  return (
    <Button kind="line" disabled={isBusy} onClick={() => void onPress()}>
      {isBusy ? 'One moment…' : label}
    </Button>
  );
}

function RetryButton({ post }: { post: number }): ReactNode {
  const { isBusy, run } = usePress();
  const retry = {
    path: postCall(post, 'retry'),
    done: 'It’s tried again.',
    failed: 'It wasn’t tried again.',
  };
  return (
    <Button kind="line" glyph="retry" disabled={isBusy} onClick={() => void run(retry)}>
      {isBusy ? 'Trying…' : 'Try again'}
    </Button>
  );
}

/** From now on the channel waits for the owner's hand. */
function UseKitButton({ channel }: { channel: string }): ReactNode {
  const { isBusy, run } = usePress();
  const change = {
    method: 'PATCH' as const,
    path: channelCall(channel),
    body: { way: 'kit' },
    done: 'From now on you post it by kit.',
    failed: 'The channel is as it was.',
  };
  return (
    <Button kind="line" disabled={isBusy} onClick={() => void run(change)}>
      {isBusy ? 'Changing…' : 'Use the kit'}
    </Button>
  );
}

/** Nobody but the owner can look. */
function AnswerButtons({ post }: { post: number }): ReactNode {
  const { isBusy, run } = usePress();
  const answer = (wentOut: boolean): void =>
    void run<DeskChannelPost>({
      path: postCall(post, 'answer'),
      body: { wentOut },
      done: wentOut ? 'Noted: it’s up.' : 'Noted: it didn’t go out.',
      failed: 'That wasn’t noted.',
    });
  return (
    <>
      <Button kind="line" disabled={isBusy} onClick={() => answer(true)}>
        It’s up
      </Button>
      <Button kind="line" disabled={isBusy} onClick={() => answer(false)}>
        It isn’t
      </Button>
    </>
  );
}

interface MendProps {
  next: Trouble['next'];
  channel: string;
  /** Null where it is about the whole channel. */
  post: number | null;
}

type Step = Trouble['next'][number];

function stepButton(step: Step, { channel, post }: MendProps): ReactNode {
  if (step === 'reconnect') return <ConnectButton key={step} channel={channel} label="Sign in again" />;
  if (step === 'kit' && post === null) return <UseKitButton key={step} channel={channel} />;
  if (post === null || step === 'wait') return null;
  if (step === 'retry') return <RetryButton key={step} post={post} />;
  if (step === 'answer') return <AnswerButtons key={step} post={post} />;
  const [to, label] = step === 'kit' ? [kitPage(post), 'Post by kit'] : [composerPage(post), 'Edit it'];
  return (
    <ButtonLink key={step} kind="line" to={to}>
      {label}
    </ButtonLink>
  );
}

/** What can be pressed about a trouble, the best first. Null where nothing can be done but wait. */
export function mendButtons(mend: MendProps): ReactNode {
  const buttons = mend.next.map((step) => stepButton(step, mend)).filter((button) => button !== null);
  return buttons.length === 0 ? null : buttons;
}
