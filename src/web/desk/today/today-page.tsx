import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskToday } from '../../../contract/desk-today.ts';
import { formatCount } from '../../ui/format-count.ts';
import { searchHelpFor } from '../search-help/search-help-for.ts';
import { timeAt } from '../times.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Register, type RegisterLine } from '../ui/register.tsx';
import { Section } from '../ui/section.tsx';
import { useToday } from '../use-today.ts';
import { BackupsSection } from './backups.tsx';
import { capitalized, checkWords, headline, numberWord } from './headline.ts';
import { Matters } from './matters.tsx';
import { Plots } from './plots.tsx';
import { Ranked } from './ranked.tsx';
import styles from './today-page.module.css';

function figureLines(items: readonly { name: string; count: number }[]): RegisterLine[] {
  return items.map(({ name, count }) => ({ name, value: formatCount(count) }));
}

function Lists({ mostRead, unanswered, viewsByKind, funnel }: DeskToday): ReactNode {
  return (
    <>
      <Section title="Most Read" note="this week">
        {mostRead.length > 0 ? (
          <Ranked items={mostRead} />
        ) : (
          <p className={styles.nothing}>Nobody has come by yet, or the first minute isn’t over.</p>
        )}
      </Section>
      <Section title="Unanswered" note="this week">
        {unanswered.length > 0 ? (
          <Ranked
            items={unanswered}
            isQuoted
            actionOf={(words) => (
              <Link
                to={searchHelpFor(words)}
                className={styles.alias}
                aria-label={`Add alias for “${words}”`}
              >
                Add alias
              </Link>
            )}
          />
        ) : (
          <p className={styles.nothing}>Everything people searched for this week had an answer.</p>
        )}
      </Section>
      <Section title="Sold" note="thirty days">
        <Register lines={figureLines(funnel)} />
      </Section>
      <Section title="Page Views" note="thirty days">
        {viewsByKind.length > 0 ? (
          <Register lines={figureLines(viewsByKind)} />
        ) : (
          <p className={styles.nothing}>None were counted yet.</p>
        )}
      </Section>
    </>
  );
}

function Whole({ today }: { today: DeskToday }): ReactNode {
  const { matters, checks, date, at } = today;
  return (
    <>
      {matters.length > 0 && (
        <section aria-label="What waits" className={styles.matters}>
          <h2 className={styles.unseen}>What waits</h2>
          <Matters matters={matters} today={date} />
        </section>
      )}
      <Section title={`${capitalized(numberWord(checks.length))} Checks`} note={timeAt(at)}>
        <Register columns={2} lines={checks} />
      </Section>
      <Plots days={today.days} plots={today.plots} />
      <div className={styles.lists}>
        <BackupsSection backups={today.backups} today={date} />
        <Lists {...today} />
      </div>
    </>
  );
}

/** The first screen: whether all is well, what waits, and how the last thirty days were. */
export default function TodayPage(): ReactNode {
  const query = useToday();
  const { data } = query;
  return (
    <>
      <PageHead above="Is all well?" title={data ? headline(data) : 'Today'}>
        {data && checkWords(data.checks)}
      </PageHead>
      <Answer query={query} loading="Looking at everything…" failed="We couldn’t look.">
        {(today) => <Whole today={today} />}
      </Answer>
    </>
  );
}
