import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogPost } from '../../contract/blog.ts';
import { postDate, tagName } from '../../domain/blog/posts.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { FollowLine } from './follow-line.tsx';
import styles from './post-end.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** What stands under an article's text: how to pass it on, when it was changed, its tags, how to hear of the next one. */
export function PostEnd({ post }: { post: BlogPost }): ReactNode {
  const { slug, title, excerpt } = post;
  const shared = sharedPage({ what: 'article', title, path: `/blog/${slug}`, text: excerpt });
  return (
    <footer className={styles.end}>
      <ShareRow shared={shared} className={styles.share} />
      {post.updatedAt !== post.publishedAt && (
        <p className={styles.updated}>
          Updated <time dateTime={post.updatedAt}>{postDate(post.updatedAt)}</time>.
        </p>
      )}
      <p className={styles.tags}>
        <span className={styles.label}>Filed under</span>
        {post.tags.map((tag) => (
          <Link key={tag} to={`/blog/tag/${tag}`}>
            {tagName(tag)}
          </Link>
        ))}
      </p>
      <FollowLine />
      <p className={styles.back}>
        <Link to="/blog">All articles</Link>
      </p>
    </footer>
  );
}

/** Articles that share its tags, with their figures. */
export function Related({ posts }: { posts: BlogPost['related'] }): ReactNode {
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <SectionHead id="related">Related Reading</SectionHead>
      <ul>
        {posts.map(({ slug, title, pictures }) => (
          <li key={slug}>
            <Thumbnail pictures={pictures} />
            <Link to={`/blog/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The articles before and after it, by date. */
export function Neighbors({ previous, next }: Pick<BlogPost, 'previous' | 'next'>): ReactNode {
  return (
    <nav className={styles.neighbors} aria-label="Neighboring articles">
      {previous && (
        <Link to={`/blog/${previous.slug}`} rel="prev">
          <span className={styles.label}>Previous article</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={`/blog/${next.slug}`} rel="next" className={styles.next}>
          <span className={styles.label}>Next article</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
