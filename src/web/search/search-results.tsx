import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchAnswers, SearchKind } from '../../contract/search.ts';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import { archivedTotal } from '../../domain/search/archived-count.ts';
import { Pager } from '../quotes/pager.tsx';
import { BestAnswer } from './best-answer.tsx';
import styles from './search-results.module.css';
import { KindRail } from './kind-rail.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultGroup } from './result-group.tsx';

interface SearchResultsProps {
  asked: AskedSearch;
  answers: SearchAnswers;
}

/** The answers are those to the mended question already, which has an address of its own. */
function DidYouMean({ words }: { words: string }): ReactNode {
  return (
    <p className={styles.meant}>
      Did you mean <Link to={searchAddress({ q: words })}>{words}</Link>?
    </p>
  );
}

function ArchiveNote(): ReactNode {
  return (
    <p className={styles.readAs}>
      The newest come first. <Link to={ARCHIVE_PAGE.paths[0]}>The archive</Link> has every day, by sign and
      month.
    </p>
  );
}

/** The best answer, then what was found, kind by kind. */
export function SearchResults({ asked, answers }: SearchResultsProps): ReactNode {
  const { readAs, didYouMean, groups, pages } = answers;
  // Whoever asks for one kind has seen the answer, and wants the rest.
  const answer = asked.kind === null ? answers.answer : null;
  const archivedOf = (kind: SearchKind) =>
    kind === 'horoscopes' && archivedTotal(answers.archived) > 0 ? answers.archived : null;
  const isEmpty = groups.every(({ kind, results }) => results.length === 0 && !archivedOf(kind));
  const isWithoutRail = answers.counts.length === 0;
  return (
    <>
      {didYouMean !== null && <DidYouMean words={didYouMean} />}
      <div className={isWithoutRail ? undefined : styles.plan}>
        {!isWithoutRail && <KindRail asked={asked} answers={answers} />}
        <div className={styles.found}>
          {readAs !== null && isWithoutRail && <p className={styles.readAs}>{readAs}</p>}
          {answer && <BestAnswer answer={answer} path={searchAddress({ q: answers.query })} />}
          {asked.kind === 'archive' && !isEmpty && <ArchiveNote />}
          {groups.map((group) => (
            <ResultGroup key={group.kind} asked={asked} group={group} archived={archivedOf(group.kind)} />
          ))}
          {isEmpty && !answer && <NothingFound asked={asked} />}
          {asked.kind && pages > 1 && !isEmpty && (
            <Pager path={searchAddress({ ...asked, page: 1 })} page={asked.page} pages={pages} />
          )}
        </div>
      </div>
    </>
  );
}
