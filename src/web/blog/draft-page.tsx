import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { DraftPost } from '../../contract/drafts.ts';
import { postDate } from '../../domain/blog/posts.ts';
import { DRAFT_PAGE, ENDED_DRAFT } from '../../domain/pages/draft-page.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { PageError } from '../shell/error-screen.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { NotFoundScale } from '../shell/not-found-scale.tsx';
import { orMissing } from '../shell/page-data.ts';
import { loadAfresh } from '../shop/load-afresh.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Contents } from '../ui/contents.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/draft-page';
import draft from './draft-page.module.css';
import { PostBody, PostBy } from './post-body.tsx';
import { PostFigure } from './post-figure.tsx';
import styles from './post-page.module.css';

// Each look is a new one, also by the back button: the draft goes on meanwhile, and its link may have ended.
export { loadAfresh as clientLoader };

export const handle = { page: DRAFT_PAGE };

export async function loader({ context, params }: Route.LoaderArgs): Promise<DraftPost> {
  return orMissing(await servicesFrom(context).drafts.find(params.token));
}

/** Its address is a key, and its words are nobody's yet: no machine is shown either. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = DRAFT_PAGE;
  return [
    ...pageMetadata({ title, description, canonicalPath: '/draft', noindex: true }, siteOf(matches)),
    { name: 'referrer', content: 'no-referrer' },
  ];
};

/** Ended, mistyped or published by now: which of them is nobody's business but the owner's. */
function Ended(): ReactNode {
  return (
    <MessagePage picture={<NotFoundScale />} text={ENDED_DRAFT}>
      <ButtonLink to="/blog">The blog</ButtonLink>
    </MessagePage>
  );
}

export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <Ended /> : <PageError error={error} />;
}

export default function DraftPage({ loaderData: post }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <p className={draft.line}>
        <strong>A draft, not published yet.</strong> This link works until{' '}
        <time dateTime={post.endsAt}>{postDate(post.endsAt)}</time>.
      </p>
      <article>
        <header className={styles.head}>
          <Breadcrumbs steps={[['Blog', '/blog'], ['Draft']]} aboutOtherDay />
          <h1 className={styles.title}>{post.title}</h1>
          {post.excerpt !== '' && <p className={styles.dek}>{post.excerpt}</p>}
          <PostBy {...post} />
        </header>
        {post.figure && <PostFigure figure={post.figure} />}
        <div className={styles.plan}>
          {post.headings.length > 0 ? (
            <Contents label="In this article" parts={post.headings} className={styles.contents} />
          ) : (
            <div />
          )}
          <div className={styles.column}>
            <PostBody html={post.html} />
          </div>
        </div>
      </article>
    </Wrap>
  );
}
