import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskUnitRow } from '../../../contract/desk-content.ts';
import { whenAt } from '../times.ts';
import { StateMark, type MarkState } from '../ui/state-mark.tsx';
import styles from './post-row.module.css';

type State = DeskUnitRow['state'];

const MARKS: Readonly<Record<State, MarkState>> = {
  file: 'good',
  live: 'good',
  hidden: 'none',
  scheduled: 'ready',
  draft: 'look',
  collides: 'bad',
  faulty: 'bad',
};

const WORDS: Readonly<Record<State, string>> = {
  file: 'published',
  live: 'published, changed here',
  hidden: 'hidden',
  scheduled: 'scheduled',
  draft: 'draft',
  collides: 'a release changed the same words',
  faulty: 'left out, something’s wrong with it',
};

/** "draft"; "published, changed here, a draft waits" */
export function stateWords({ state, hasDraft }: Pick<DeskUnitRow, 'state' | 'hasDraft'>): string {
  const isItself = state === 'draft' || state === 'scheduled';
  return hasDraft && !isItself ? `${WORDS[state]}, a draft waits` : WORDS[state];
}

function whenWords({ publicAt, changedAt }: DeskUnitRow): string | null {
  const at = publicAt ?? changedAt;
  return at === null ? null : whenAt(at);
}

export function PostRow({ post }: { post: DeskUnitRow }): ReactNode {
  const { unit, title, excerpt, state, hasDraft } = post;
  return (
    <li className={styles.row}>
      <Link to={`/admin/posts/${unit}`} className={styles.link}>
        <span className={styles.mark}>
          <StateMark state={hasDraft && state !== 'scheduled' ? 'look' : MARKS[state]} word="" />
        </span>
        <b className={styles.title}>{title === '' ? 'No title yet' : title}</b>
        <span className={styles.when}>{whenWords(post)}</span>
        <span className={styles.state}>{stateWords(post)}</span>
        {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
      </Link>
    </li>
  );
}
