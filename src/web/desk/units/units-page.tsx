import type { InfiniteData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskKind, DeskUnits } from '../../../contract/desk-content.ts';
import type { EditKind } from '../../../domain/content-edits/edit.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AddUnit } from './add-unit.tsx';
import { useKinds, useUnits, type Wanted } from './use-units.ts';
import { UnitList } from './unit-list.tsx';
import { UnitSearch } from './unit-search.tsx';
import styles from './units-page.module.css';

/** "1,128 quotes, 3 changed, 2 with a draft." */
function countWords({ label, units, edited, drafts, waiting }: DeskKind): string {
  const counts = [
    `${formatCount(units)} ${label.toLowerCase()}`,
    edited > 0 && `${formatCount(edited)} changed by you`,
    drafts > 0 && `${formatCount(drafts)} with a draft`,
    waiting > 0 && `${formatCount(waiting)} waiting for you`,
  ];
  return `${counts.filter(Boolean).join(', ')}.`;
}

function KindTabs({ kinds, current }: { kinds: readonly DeskKind[]; current: EditKind }): ReactNode {
  const items = kinds.map(({ kind, label }) => ({
    label,
    to: `?kind=${kind}`,
    current: kind === current,
  }));
  return (
    <div className={styles.tabs}>
      <Tabs label="What is listed" items={items} />
    </div>
  );
}

function Actions({ kind, onAdd }: { kind: DeskKind; onAdd: () => void }): ReactNode {
  return (
    <div className={styles.actions}>
      <ButtonRow>
        {kind.canAdd && (
          <Button kind="line" glyph="quill" onClick={onAdd}>
            Add a {kind.one}
          </Button>
        )}
        <ButtonLink kind="line" to={`/admin/replace?kind=${kind.kind}`}>
          Find and replace
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

function KindUnits({ kind }: { kind: DeskKind }): ReactNode {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const wanted = { show: params.get('show') ?? '', find: params.get('find') ?? '' };
  const query = useUnits(kind.kind, wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onWant = (next: Wanted): void => {
    const asked = Object.entries(next).filter(([, value]) => value !== '');
    setParams(Object.fromEntries([['kind', kind.kind], ...asked]));
  };
  return (
    <>
      <p className={styles.counts}>{countWords(kind)}</p>
      {isAdding ? (
        <AddUnit kind={kind} onClose={() => setAdding(false)} />
      ) : (
        <Actions kind={kind} onAdd={() => setAdding(true)} />
      )}
      <UnitSearch key={wanted.find} wanted={wanted} canHide={kind.canHide} onWant={onWant} />
      <Answer<InfiniteData<DeskUnits>>
        query={query}
        loading={`Looking through the ${kind.label.toLowerCase()}…`}
        failed={`We couldn’t load the ${kind.label.toLowerCase()}.`}
      >
        {({ pages }) => <UnitList kind={kind} pages={pages} wanted={wanted} />}
      </Answer>
      {hasNextPage && (
        <Button
          kind="line"
          className={styles.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}

interface UnitsPageProps {
  title: string;
  /** What is edited here, in a sentence. */
  about: string;
  kinds: readonly EditKind[];
}

/** Lists of what can be edited, one for each kind, and what can be done with all of them. */
export function UnitsPage({ title, about, kinds }: UnitsPageProps): ReactNode {
  const [params] = useSearchParams();
  const asked = kinds.find((kind) => kind === params.get('kind')) ?? kinds[0]!;
  return (
    <>
      <PageHead title={title}>{about}</PageHead>
      <Answer query={useKinds()} loading="Opening…" failed="We couldn’t open this page.">
        {(all) => {
          const own = kinds.flatMap((kind) => all.find((one) => one.kind === kind) ?? []);
          const current = own.find(({ kind }) => kind === asked) ?? own[0];
          return (
            current && (
              <>
                {own.length > 1 && <KindTabs kinds={own} current={current.kind} />}
                <KindUnits key={current.kind} kind={current} />
              </>
            )
          );
        }}
      </Answer>
    </>
  );
}
