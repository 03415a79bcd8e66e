import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { tellFailed } from '../../told.ts';
import { kitPage, postCall, postKey } from '../calls.ts';
import { dayTimeIn } from '../channel-times.ts';
import { usePress } from '../use-press.ts';
import styles from './composer-presses.module.css';
import type { PostDraft } from './use-post-draft.ts';

type What = 'draft' | 'ready' | 'skip';

const FAILED: Readonly<Record<What, string>> = {
  draft: 'It isn’t a draft.',
  ready: 'It isn’t ready yet.',
  skip: 'It wasn’t skipped.',
};

interface PartProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

/** A step of the post, once everything that was typed has arrived. */
function useSteps({ post, draft }: PartProps) {
  const client = useQueryClient();
  const { run } = usePress();
  const [busy, setBusy] = useState<What | null>(null);
  const { line, channel } = post;
  const done: Readonly<Record<What, string>> = {
    draft: 'It’s a draft again.',
    ready: `It’s ready: ${dayTimeIn(channel.timeZone, draft.fields.at)}.`,
    skip: 'It’s skipped. You can bring it back.',
  };
  const step = async (what: What): Promise<boolean> => {
    setBusy(what);
    const isThere = await draft.flush();
    if (!isThere) tellFailed(FAILED[what], 'What you typed isn’t on the server yet.');
    const pressed = { path: postCall(line.id, what), done: done[what], failed: FAILED[what] };
    const after = isThere ? await run<DeskChannelPost>(pressed) : null;
    if (after) client.setQueryData(postKey(line.id), after);
    setBusy(null);
    return after !== null;
  };
  return { busy, step };
}

/** Keep as draft, Make ready, Skip: those that its state has. */
export function ComposerPresses({ post, draft }: PartProps): ReactNode {
  const navigate = useNavigate();
  const { busy, step } = useSteps({ post, draft });
  const { state, id } = post.line;
  const leave = async (): Promise<void> => {
    if (await draft.flush()) await navigate('/admin/week');
    else tellFailed('It’s kept on this device only.', 'The server doesn’t have it yet.');
  };
  const passes = post.checks.every(({ isPassed }) => isPassed);
  const isOpen = state === 'draft' || state === 'failed';
  return (
    <div className={styles.presses}>
      {(isOpen || state === 'ready' || state === 'due') && (
        <Button kind="text" disabled={busy !== null} onClick={() => void step('skip')}>
          Skip
        </Button>
      )}
      {state === 'draft' && (
        <Button kind="line" disabled={busy !== null} onClick={() => void leave()}>
          Keep as draft
        </Button>
      )}
      {(state === 'ready' || state === 'due' || state === 'failed' || state === 'skipped') && (
        <Button kind="line" disabled={busy !== null} onClick={() => void step('draft')}>
          Back to draft
        </Button>
      )}
      {isOpen && (
        <Button disabled={busy !== null || !passes || draft.kept.isAhead} onClick={() => void step('ready')}>
          {busy === 'ready' ? 'Checking…' : 'Make ready'}
        </Button>
      )}
      {(state === 'due' || state === 'ready') && (
        <ButtonLink glyph="share" kind={state === 'due' ? 'primary' : 'line'} to={kitPage(id)}>
          Post now
        </ButtonLink>
      )}
    </div>
  );
}
