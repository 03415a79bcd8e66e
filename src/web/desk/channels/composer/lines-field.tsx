import { useId, type ReactNode } from 'react';
import type { SocialPicture } from '../../../../contract/desk-channel-posts.ts';
import countStyles from '../../posts/counted-field.module.css';
import { classes } from '../../../ui/classes.ts';
import areaStyles from './counted-area.module.css';
import styles from './lines-field.module.css';

const MOST_LINES = 5;

interface LinesFieldProps {
  picture: SocialPicture;
  onChange: (lines: string[]) => void;
}

/** A verse is quoted word for word from its edition: it is shown, not edited. */
function Verse({ picture: { lines, reference, edition } }: Pick<LinesFieldProps, 'picture'>): ReactNode {
  return (
    <div>
      <p className={countStyles.label}>Verse</p>
      <blockquote className={styles.verse}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </blockquote>
      <p className={styles.source}>
        {reference}, {edition}. Word for word, so it isn’t edited here.
      </p>
    </div>
  );
}

/** What stands in the sky of a cat, one line under the other. */
export function LinesField({ picture, onChange }: LinesFieldProps): ReactNode {
  const id = useId();
  if (picture.reference !== null) return <Verse picture={picture} />;
  if (!picture.art.startsWith('cat:')) return null;
  return (
    <div className={countStyles.field}>
      <div className={countStyles.head}>
        <label htmlFor={id} className={countStyles.label}>
          Words in the picture
        </label>
      </div>
      <textarea
        id={id}
        className={classes(countStyles.input, areaStyles.area)}
        rows={2}
        value={picture.lines.join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n').slice(0, MOST_LINES))}
      />
    </div>
  );
}
