import type { MouseEvent, ReactNode } from 'react';
import type { PostPreview } from '../../../contract/desk-posts.ts';
import { readingTime } from '../../../domain/blog/posts.ts';
import { isCivilDate } from '../../../domain/calendar/civil-date.ts';
import { monthDayYear } from '../../../domain/calendar/written-date.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { useOwnClock } from '../../blog/own-clock.ts';
import { PostFigure } from '../../blog/post-figure.tsx';
import article from '../../blog/post-page.module.css';
import { classes } from '../../ui/classes.ts';
import { Answer } from '../ui/answer.tsx';
import { textOf } from './post-fields.ts';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

/** A link that is tried out must not take the text away. */
function openBeside(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  if (!anchor) return;
  event.preventDefault();
  event.stopPropagation();
  open(anchor.href, '_blank', 'noopener');
}

function Body({ html }: Pick<PostPreview, 'html'>): ReactNode {
  const body = useOwnClock(html);
  return (
    <div
      ref={body}
      className={classes(article.body, styles.body)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Article({ fields, preview }: { fields: Fields; preview: PostPreview }): ReactNode {
  const date = textOf(fields, 'publishedAt');
  const title = textOf(fields, 'title');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- A key on a link inside arrives as a click.
    <article className={styles.article} onClickCapture={openBeside}>
      <h2 className={styles.title}>{title === '' ? 'No title yet' : title}</h2>
      <p className={styles.by}>
        {isCivilDate(date) && `${monthDayYear(date)} · `}
        {readingTime(preview.readingMinutes)}
      </p>
      <p className={styles.dek}>{textOf(fields, 'excerpt')}</p>
      {preview.figure && (
        <div className={styles.figure}>
          <PostFigure figure={preview.figure} />
        </div>
      )}
      <Body html={preview.html} />
    </article>
  );
}

/** What readers will see, beside the text that is being written. */
export function Preview({ fields }: { fields: Fields }): ReactNode {
  const query = usePreview(fields);
  return (
    <section aria-label="As readers will see it" className={styles.preview}>
      <div className={styles.head}>
        <span className={styles.label}>As readers will see it</span>
        <span className={styles.note}>{query.isFetching ? 'drawing…' : 'live'}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has the focus. */}
      <div className={styles.sheet} tabIndex={0} role="region" aria-label="Preview">
        <Answer query={query} loading="Drawing it…" failed="We couldn’t draw the preview.">
          {(preview) => <Article fields={fields} preview={preview} />}
        </Answer>
      </div>
      <p className={styles.hint}>Underlined in blue: a live fact, filled in by the sky.</p>
    </section>
  );
}
