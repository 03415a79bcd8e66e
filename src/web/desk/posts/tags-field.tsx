import { useState, type ReactNode } from 'react';
import { tagName } from '../../../domain/blog/posts.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './tags-field.module.css';
import { slugOf } from './post-fields.ts';

/** "Moon, how it works" → moon, how-it-works */
function tagsIn(typed: string): string[] {
  const tags = typed.split(',').map(slugOf);
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

const written = (tags: readonly string[]): string => tags.map(tagName).join(', ');

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** What is typed stays as it is typed, unless the tags become others elsewhere. */
export function TagsField({ tags, onChange }: TagsFieldProps): ReactNode {
  const [typed, setTyped] = useState(() => written(tags));
  const isOther = tagsIn(typed).join() !== tags.join();
  return (
    <div className={styles.field}>
      <TextField
        label="Tags"
        value={isOther ? written(tags) : typed}
        autoComplete="off"
        placeholder="Moon, how it works"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(tagsIn(target.value));
        }}
      />
    </div>
  );
}
