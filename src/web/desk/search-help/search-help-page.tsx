import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AliasList } from './alias-list.tsx';
import { NewAlias } from './new-alias.tsx';
import { UnansweredList } from './unanswered-list.tsx';
import { useSearchHelp } from './use-search-help.ts';

/** What people looked for in vain, and what the owner says they mean. */
export default function SearchHelpPage(): ReactNode {
  const [params] = useSearchParams();
  const asked = params.get('words') ?? '';
  const query = useSearchHelp();
  return (
    <>
      <PageHead title="Search Help">
        When people search for something under another name, say what they mean. An alias answers like the
        search or the page it leads to.
      </PageHead>
      <NewAlias key={asked} asked={asked} />
      <Answer query={query} loading="Counting searches…" failed="We couldn’t load the searches.">
        {({ unanswered, aliases }) => (
          <>
            <UnansweredList unanswered={unanswered} />
            <AliasList aliases={aliases} />
          </>
        )}
      </Answer>
    </>
  );
}
