import type { InfiniteData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskUnits } from '../../../contract/desk-content.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from '../ui/answer.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { NewPost } from './new-post.tsx';
import { PostRow } from './post-row.tsx';
import { PostSearch } from './post-search.tsx';
import styles from './posts-page.module.css';
import { usePosts, type Wanted } from './use-posts.ts';

function countWords(total: number, { show, find }: Wanted): string {
  const posts = total === 1 ? 'One post' : `${total} posts`;
  return show === '' && find === '' ? `${posts}, the newest first.` : `${posts} like that.`;
}

function PostList({ pages }: { pages: readonly DeskUnits[] }): ReactNode {
  const posts = pages.flatMap(({ units }) => units);
  if (posts.length === 0)
    return (
      <Empty glyph="search" title="No post like that.">
        <p>Choose “All posts” and empty the field to see every one.</p>
      </Empty>
    );
  return (
    <ul className={styles.list} aria-label="Posts">
      {posts.map((post) => (
        <PostRow key={post.unit} post={post} />
      ))}
    </ul>
  );
}

/** Every post: what readers have, what waits for its hour, and what is still being written. */
export default function PostsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const wanted = { show: params.get('show') ?? '', find: params.get('find') ?? '' };
  const query = usePosts(wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onWant = (next: Wanted): void =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  return (
    <>
      <div className={styles.head}>
        <PageHead title="Posts">{query.data && countWords(query.data.pages[0]!.total, wanted)}</PageHead>
        <Button onClick={() => setMaking(true)}>New post</Button>
      </div>
      {isMaking && <NewPost onDismiss={() => setMaking(false)} />}
      <PostSearch key={wanted.find} wanted={wanted} onWant={onWant} />
      <Answer<InfiniteData<DeskUnits>>
        query={query}
        loading="Looking through the posts…"
        failed="We couldn’t load your posts."
      >
        {({ pages }) => <PostList pages={pages} />}
      </Answer>
      {hasNextPage && (
        <Button
          kind="line"
          className={styles.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}
