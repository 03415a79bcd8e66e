import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { shortDay, weekdayName } from '../../../../domain/calendar/written-date.ts';
import { useIsWide } from '../../../report/use-is-wide.ts';
import { LeftOffer } from '../../drafts/left-offer.tsx';
import { TwoVersions } from '../../drafts/two-versions.tsx';
import { Answer } from '../../ui/answer.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { channelPage, useChannelPost } from '../calls.ts';
import { dateIn, timeIn } from '../channel-times.ts';
import { isOpen, POST_MARKS, stateWords } from '../post-words.ts';
import { Checks } from './checks.tsx';
import styles from './composer-page.module.css';
import { ComposerFields } from './composer-fields.tsx';
import { ComposerPresses } from './composer-presses.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Happened, Why } from './happened.tsx';
import { labelOf } from './post-fields.ts';
import { SideFields } from './side-fields.tsx';
import { PostTrouble } from './post-trouble.tsx';
import { Preview } from './preview.tsx';
import { usePostDraft, type PostDraft } from './use-post-draft.ts';

/** From here on fields, more fields and the preview stand side by side. */
const WIDE_PX = 1000;

function Above({ post }: { post: DeskChannelPost }): ReactNode {
  const { line, channel } = post;
  const date = dateIn(channel.timeZone, line.at);
  return (
    <span className={styles.above}>
      {weekdayName(date, 'short')}, {shortDay(date)} ·{' '}
      <Link to={channelPage(channel.key)}>
        {channel.name} {timeIn(channel.timeZone, line.at)}
      </Link>
    </span>
  );
}

function Head({ post }: { post: DeskChannelPost }): ReactNode {
  const { line, channel } = post;
  return (
    <div>
      <PageHead title={line.heading === '' ? 'A New Post' : line.heading} above={<Above post={post} />} />
      <p className={styles.state}>
        <StateMark state={POST_MARKS[line.state]} word="" />
        {stateWords(line, channel.timeZone, channel.way)}
      </p>
    </div>
  );
}

/** Where what had the keyboard is gone, it begins again at the page's head. */
function useHeadFocus(shown: string): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [shown]);
}

interface PartProps {
  post: DeskChannelPost;
  draft: PostDraft;
}

function Editor({ post, draft }: PartProps): ReactNode {
  const isWide = useIsWide(WIDE_PX);
  const presses = <ComposerPresses post={post} draft={draft} />;
  const canEdit = isOpen(post.line.state);
  return (
    <>
      <div className={styles.head}>
        <Head post={post} />
        {isWide && presses}
      </div>
      {draft.left && <LeftOffer left={draft.left} onTake={draft.takeLeft} onDrop={draft.dropLeft} />}
      <PostTrouble post={post} />
      <div className={styles.plan}>
        {canEdit && <ComposerFields post={post} draft={draft} />}
        {canEdit && <SideFields post={post} draft={draft} />}
        <Preview post={post} fields={canEdit ? draft.fields : post.fields} />
      </div>
      {canEdit && <Checks checks={post.checks} isChecking={draft.kept.isAhead} onFix={draft.set} />}
      {!isWide && <div className={styles.presses}>{presses}</div>}
      <Why post={post} />
      <Elsewhere post={post} draft={draft} />
      <Happened post={post} />
    </>
  );
}

function Composer({ post }: { post: DeskChannelPost }): ReactNode {
  const draft = usePostDraft(post);
  useHeadFocus(draft.other ? 'versions' : post.line.state);
  if (!draft.other) return <Editor post={post} draft={draft} />;
  return (
    <TwoVersions
      above={<Above post={post} />}
      one="post"
      labelOf={labelOf}
      mine={draft.flat}
      kept={draft.kept}
      other={draft.other}
      onSave={draft.saveMix}
    />
  );
}

/** One post of a channel: its picture, its words, how the network will show it, and whether it may go out. */
export default function ComposerPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useChannelPost(Number(id));
  return (
    <>
      {!query.data && <PageHead title="The Post" above="Channels" />}
      <Answer query={query} loading="Opening the post…" failed="We couldn’t open this post.">
        {(post) => <Composer key={post.line.id} post={post} />}
      </Answer>
    </>
  );
}
