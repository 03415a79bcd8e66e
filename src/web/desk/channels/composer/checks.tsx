import type { ReactNode } from 'react';
import type { PostCheck, PostFields } from '../../../../contract/desk-channel-posts.ts';
import { useIsWide } from '../../../report/use-is-wide.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { capitalized, numberWord } from '../../today/headline.ts';
import { Section } from '../../ui/section.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import styles from './checks.module.css';

/** Beside a section's name on a phone, two words have room. */
const WIDE_PX = 700;

interface ChecksProps {
  checks: readonly PostCheck[];
  /** Something was typed that they haven't seen. */
  isChecking: boolean;
  onFix: (fields: Partial<PostFields>) => void;
}

function countWords(checks: readonly PostCheck[], isWide: boolean): string {
  const failed = checks.filter(({ isPassed }) => !isPassed).length;
  if (failed === 0) return 'all passed';
  const passed = checks.length - failed;
  const words = passed === 0 ? 'none' : numberWord(passed);
  return isWide ? `${words} passed, ${numberWord(failed)} didn’t` : `${words} passed`;
}

/** "Too soon. This picture went out today." → what is wrong, and the rest. */
function parted(said: string): [string, string] {
  const [first = said] = /^.+?[.!?](?=\s)/.exec(said) ?? [];
  return [first, said.slice(first.length)];
}

function Failed({
  check: { said, fix },
  onFix,
}: { check: PostCheck } & Pick<ChecksProps, 'onFix'>): ReactNode {
  const [wrong, rest] = parted(said);
  return (
    <li className={styles.failed}>
      <span className={styles.mark}>
        <StateMark state="bad" word="" />
      </span>
      <div>
        <VisuallyHidden>Not passed: </VisuallyHidden>
        <b>{wrong}</b>
        {rest}{' '}
        {fix && (
          <button type="button" className={styles.fix} onClick={() => onFix(fix.fields)}>
            {fix.label}
          </button>
        )}
      </div>
    </li>
  );
}

/** What has to hold before it can be made ready; what doesn't comes first, with the press that mends it. */
export function Checks({ checks, isChecking, onFix }: ChecksProps): ReactNode {
  const isWide = useIsWide(WIDE_PX);
  const failed = checks.filter(({ isPassed }) => !isPassed);
  const passed = checks.filter(({ isPassed }) => isPassed);
  return (
    <Section
      title={`${capitalized(numberWord(checks.length))} Checks`}
      note={<span role="status">{isChecking ? 'checking…' : countWords(checks, isWide)}</span>}
    >
      <ul className={styles.checks}>
        {failed.map((check) => (
          <Failed key={check.id} check={check} onFix={onFix} />
        ))}
        {passed.map(({ id, said }) => (
          <li key={id}>
            <span className={styles.mark}>
              <StateMark state="good" word="" />
            </span>
            <span>
              <VisuallyHidden>Passed: </VisuallyHidden>
              {said}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
