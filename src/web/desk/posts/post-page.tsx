import { useEffect, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { TwoVersions } from '../drafts/two-versions.tsx';
import { useDraft, type Draft } from '../drafts/use-draft.ts';
import { useUnit } from '../drafts/unit-calls.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Editor } from './editor.tsx';
import { History } from './history.tsx';
import { labelOf, textOf } from './post-fields.ts';
import styles from './post-page.module.css';
import { stateWords } from './post-row.tsx';
import { PreviewLink } from './preview-link.tsx';

function Above({ words }: { words: ReactNode }): ReactNode {
  return (
    <span className={styles.above}>
      <Link to="/admin/posts">Posts</Link> · {words}
    </span>
  );
}

interface HeadProps {
  unit: DeskUnit;
  draft: Draft;
  isHistory: boolean;
  onHistory: () => void;
}

function Head({ unit, draft, isHistory, onHistory }: HeadProps): ReactNode {
  const [isLinking, setLinking] = useState(false);
  const hasDraft = draft.kept.serverRevision !== null;
  const state = stateWords({ state: unit.state, hasDraft });
  const words = unit.href === null ? state : <a href={unit.href}>{state}</a>;
  return (
    <div className={styles.head}>
      <PageHead title={isHistory ? 'History' : 'Edit Post'} above={<Above words={words} />}>
        {isHistory && textOf(draft.fields, 'title')}
      </PageHead>
      <ButtonRow stretch>
        <Button kind="line" onClick={onHistory}>
          {isHistory ? 'Back to the text' : 'History'}
        </Button>
        <Button kind="line" onClick={() => setLinking(true)}>
          Preview link
        </Button>
      </ButtonRow>
      {isLinking && <PreviewLink unit={unit.unit} onDismiss={() => setLinking(false)} />}
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

function Post({ unit }: { unit: DeskUnit }): ReactNode {
  const draft = useDraft(unit);
  const [params, setParams] = useSearchParams();
  const isHistory = params.has('history');
  useHeadFocus(draft.other ? 'versions' : isHistory ? 'history' : 'text');
  const showHistory = (isShown: boolean): void => setParams(isShown ? { history: '' } : {});
  if (draft.other)
    return (
      <TwoVersions
        above={<Above words={textOf(draft.fields, 'title')} />}
        one="post"
        labelOf={labelOf}
        mine={draft.fields}
        kept={draft.kept}
        other={draft.other}
        onSave={(fields) => void draft.saveMix(fields)}
      />
    );
  return (
    <>
      <Head unit={unit} draft={draft} isHistory={isHistory} onHistory={() => showHistory(!isHistory)} />
      {isHistory ? (
        <History unit={unit} draft={draft} onRestored={() => showHistory(false)} />
      ) : (
        <Editor unit={unit} draft={draft} />
      )}
    </>
  );
}

/** One post: its text, what readers will see of it, and when they will. */
export default function PostPage(): ReactNode {
  const { unit = '' } = useParams();
  const query = useUnit('post', unit);
  return (
    <>
      {!query.data && <PageHead title="Edit Post" above={<Above words={unit} />} />}
      <Answer query={query} loading="Opening the post…" failed="We couldn’t open this post.">
        {(post) => <Post key={post.unit} unit={post} />}
      </Answer>
    </>
  );
}
