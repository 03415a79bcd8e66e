import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { ReadingSheet } from './reading-sheet.tsx';
import { useReading, type Wanted } from './use-reading.ts';

/** Any reading as visitors have it, with the reason of each paragraph and the two ways to change its words. */
export default function ReadingsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const asked = (name: keyof Wanted): string => params.get(name) ?? '';
  const wanted = { kind: asked('kind'), sign: asked('sign'), date: asked('date') };
  const query = useReading(wanted);
  const onWant = (next: Partial<Wanted>): void => {
    const all = Object.entries({ ...wanted, ...next }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(all));
  };
  return (
    <>
      <PageHead title="Readings">
        A day that’s out keeps its words. You can give a paragraph new ones from a coming day on, or add a
        correction that everybody sees.
      </PageHead>
      <Answer query={query} loading="Opening the reading…" failed="We couldn’t open the reading.">
        {(reading) => (
          <>
            <ReadingChoice reading={reading} onWant={onWant} />
            <ReadingSheet key={`${reading.kind} ${reading.sign} ${reading.period}`} reading={reading} />
          </>
        )}
      </Answer>
    </>
  );
}
