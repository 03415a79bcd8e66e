import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { send } from '../call.ts';
import { unitKey } from '../drafts/unit-calls.ts';
import { reasonWords } from '../told.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './new-post.module.css';
import { newPostFields, slugOf, TITLE_MOST } from './post-fields.ts';
import { POSTS_CALL } from './use-posts.ts';

const TEXT =
  'Its title gives it an address, and that stays. The title itself can change as often as you like.';

/** Makes the draft and opens it. */
function useNewPost(): { why: string | null; isBusy: boolean; make: (title: string) => Promise<void> } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  async function make(title: string): Promise<void> {
    setBusy(true);
    setWhy(null);
    const unit = slugOf(title);
    try {
      const made = await send<DeskUnit>('POST', POSTS_CALL, {
        unit,
        fields: newPostFields(title, Date.now()),
      });
      client.setQueryData(unitKey('post', unit), made);
      void client.invalidateQueries({ queryKey: ['content', 'post', 'list'] });
      await navigate(`/admin/posts/${unit}`);
    } catch (error) {
      setWhy(reasonWords(error));
      setBusy(false);
    }
  }
  return { why, isBusy, make };
}

export function NewPost({ onDismiss }: { onDismiss: () => void }): ReactNode {
  const [title, setTitle] = useState('');
  const { why, isBusy, make } = useNewPost();
  const slug = slugOf(title);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (slug !== '' && !isBusy) void make(title.trim());
  };
  return (
    <Dialog title="A New Post" glyph="star4" text={TEXT} onDismiss={onDismiss}>
      <form onSubmit={onSubmit} className={styles.form}>
        <TextField
          label="Title"
          name="title"
          required
          maxLength={TITLE_MOST}
          autoComplete="off"
          value={title}
          wrong={why}
          hint={slug === '' ? undefined : `/blog/${slug}`}
          onChange={({ target }) => setTitle(target.value)}
        />
        <ButtonRow stretch>
          <Button type="submit" disabled={isBusy || slug === ''}>
            {isBusy ? 'Opening…' : 'Start writing'}
          </Button>
          <Button kind="line" onClick={onDismiss}>
            Not now
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
