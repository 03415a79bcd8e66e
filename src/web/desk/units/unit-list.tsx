import type { ReactNode } from 'react';
import type { DeskKind, DeskUnits } from '../../../contract/desk-content.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Empty } from '../ui/empty.tsx';
import type { Wanted } from './use-units.ts';
import styles from './unit-list.module.css';
import { UnitRow } from './unit-row.tsx';

const NOTHING: Readonly<Record<string, [title: string, text: string]>> = {
  changed: ['All as it came.', 'What you change is listed here, with when you changed it.'],
  drafts: ['No drafts.', 'What you begin and don’t publish waits here for you.'],
  hidden: ['Nothing is hidden.', 'What you hide stays here, and one press shows it again.'],
  waiting: ['Nothing waits for you.', 'If a new release and you change the same words, it’ll be here.'],
};

function Nothing({ kind, wanted: { show, find } }: { kind: DeskKind; wanted: Wanted }): ReactNode {
  if (find !== '')
    return (
      <Empty glyph="search" title={`No ${kind.one} with these words.`}>
        <p>A part of a word is enough. Check the spelling, or look among all of them.</p>
      </Empty>
    );
  const [title, text] = NOTHING[show] ?? [
    `No ${kind.label.toLowerCase()} yet.`,
    'The first one you add is here.',
  ];
  return (
    <Empty glyph="quill" title={title}>
      <p>{text}</p>
    </Empty>
  );
}

interface UnitListProps {
  kind: DeskKind;
  pages: readonly DeskUnits[];
  wanted: Wanted;
}

export function UnitList({ kind, pages, wanted }: UnitListProps): ReactNode {
  const rows = pages.flatMap(({ units }) => units);
  const total = pages[0]?.total ?? 0;
  const isPart = wanted.find !== '' || wanted.show !== '';
  return (
    <>
      <p role="status" className={styles.found}>
        {isPart && rows.length > 0 && `${formatCount(total)} found.`}
      </p>
      {rows.length === 0 ? (
        <Nothing kind={kind} wanted={wanted} />
      ) : (
        <ul className={styles.list} aria-label={kind.label}>
          {rows.map((row) => (
            <UnitRow key={row.unit} kind={kind.kind} row={row} />
          ))}
        </ul>
      )}
    </>
  );
}
