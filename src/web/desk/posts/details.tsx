import type { ReactNode } from 'react';
import type { Draft } from '../drafts/use-draft.ts';
import { CountedField } from './counted-field.tsx';
import styles from './details.module.css';
import { PictureField } from './picture-field.tsx';
import { ALT_MOST, CAPTION_MOST, EXCERPT_MOST, tagsOf, textOf, TITLE_MOST } from './post-fields.ts';
import { TagsField } from './tags-field.tsx';

/** Everything of a post but its text. */
export function Details({ draft: { fields, setField } }: { draft: Draft }): ReactNode {
  const line = (name: string) => ({
    value: textOf(fields, name),
    onChange: (value: string) => setField(name, value),
  });
  const figure = textOf(fields, 'figure');
  return (
    <div className={styles.details}>
      <div className={styles.first}>
        <CountedField label="Title" most={TITLE_MOST} isTitle {...line('title')} />
        <TagsField tags={tagsOf(fields)} onChange={(tags) => setField('tags', tags)} />
        <PictureField figure={figure} onChange={(chosen) => setField('figure', chosen)} />
      </div>
      <div className={styles.second}>
        <CountedField label="Excerpt" most={EXCERPT_MOST} {...line('excerpt')} />
        <CountedField label="Words under the picture" most={CAPTION_MOST} {...line('figureCaption')} />
      </div>
      {figure.startsWith('upload ') && (
        <CountedField
          label="For those who can’t see it"
          most={ALT_MOST}
          hint="What the picture shows, in a sentence. It’s read aloud in its place."
          {...line('figureAlt')}
        />
      )}
    </div>
  );
}
