import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { clearNote } from '../../../ui/toasts.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { composerPage, useChannelPost } from '../calls.ts';
import { timeIn } from '../channel-times.ts';
import styles from './kit-page.module.css';
import { KitPicture } from './kit-picture.tsx';
import type { HandedOut } from './kit-words.ts';
import { PostNow } from './post-now.tsx';
import { useCopied } from './use-copied.ts';
import { useKitFile } from './use-kit-file.ts';
import { DidItPost } from './did-it-post.tsx';

const WEEK = '/admin/week';

function Head({ title, above }: { title: string; above: string }): ReactNode {
  return (
    <div className={styles.head}>
      <PageHead title={title} above={above} />
      <Link to={WEEK} className={styles.close} aria-label="Close, back to the week">
        <Glyph name="close" size={20} weight={1.6} />
      </Link>
    </div>
  );
}

/** Why there is nothing to post here; null where there is. */
function instead({
  line,
}: DeskChannelPost): { title: string; text: string; to: string; label: string } | null {
  const post = composerPage(line.id);
  if (line.state === 'sent')
    return { title: 'It’s up already.', text: 'Nothing is posted twice.', to: post, label: 'See the post' };
  if (line.state === 'draft' || line.state === 'skipped')
    return {
      title: line.state === 'draft' ? 'It’s still a draft.' : 'It was skipped.',
      text: 'Look at it once more and make it ready.',
      to: post,
      label: 'Open the post',
    };
  if (line.video !== null && !line.video.isMade)
    return {
      title: 'The video isn’t made yet.',
      text: 'It takes about half a minute.',
      to: post,
      label: 'Make it',
    };
  return null;
}

function Kit({ post }: { post: DeskChannelPost }): ReactNode {
  const navigate = useNavigate();
  const kitFile = useKitFile(post.file);
  const copied = useCopied(post.outgoing);
  const [handedOut, setHandedOut] = useState<HandedOut | null>(null);
  const above = `${post.channel.name} · ${timeIn(post.channel.timeZone, post.line.at)}`;
  // “It’s ready” would stand over the presses of a phone.
  useLayoutEffect(clearNote, []);
  const parts = { post, copied, onLeave: () => void navigate(WEEK) };
  return (
    <div className={styles.kit}>
      <Head title={handedOut ? 'Did It Post?' : 'Post Now'} above={above} />
      <KitPicture post={post} isSmall={handedOut !== null} />
      {handedOut ? (
        <DidItPost {...parts} handedOut={handedOut} onNotYet={() => setHandedOut(null)} />
      ) : (
        <PostNow
          {...parts}
          kitFile={kitFile}
          onHandedOut={(how) => setHandedOut({ how, atMs: Date.now() })}
        />
      )}
    </div>
  );
}

/** A post by the owner's own hand: the file and the text into the network's app, then a word that it is up. */
export default function KitPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useChannelPost(Number(id));
  return (
    <>
      {!query.data && (
        <div className={styles.kit}>
          <Head title="Post Now" above="Kit" />
        </div>
      )}
      <Answer query={query} loading="Getting the picture…" failed="We couldn’t open this post.">
        {(post) => {
          const other = instead(post);
          if (!other) return <Kit key={post.line.id} post={post} />;
          return (
            <div className={styles.kit}>
              <Head title="Post Now" above={post.channel.name} />
              <Empty glyph="share" title={other.title}>
                <p>{other.text}</p>
                <ButtonLink kind="line" to={other.to}>
                  {other.label}
                </ButtonLink>
              </Empty>
            </div>
          );
        }}
      </Answer>
    </>
  );
}
