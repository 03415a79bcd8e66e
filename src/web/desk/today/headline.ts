import type { DeskCheck, DeskToday } from '../../../contract/desk-today.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** "three"; what is more than twenty is written in figures. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Up to so many matters and failed checks, most of it is well. */
const A_FEW = 5;

/** The answer to "Is all well?" in one glance. */
export function headline({ matters, checks }: Pick<DeskToday, 'matters' | 'checks'>): string {
  const waiting = matters.length;
  const bad = checks.filter(({ state }) => state === 'bad').length;
  if (waiting === 0 && bad === 0) return 'All Is Well.';
  const answer = waiting + bad > A_FEW ? 'Not Quite.' : 'Nearly.';
  if (waiting === 0)
    return `${answer} ${capitalized(numberWord(bad))} ${bad === 1 ? 'Check Fails' : 'Checks Fail'}.`;
  return `${answer} ${capitalized(numberWord(waiting))} ${waiting === 1 ? 'Thing Waits' : 'Things Wait'}.`;
}

/** "Eleven of fourteen checks hold." */
export function checkWords(checks: readonly DeskCheck[]): string {
  if (checks.length === 0) return 'Nothing has been looked at yet.';
  const good = checks.filter(({ state }) => state === 'good').length;
  const bad = checks.filter(({ state }) => state === 'bad').length;
  const all = numberWord(checks.length);
  if (good === checks.length) return `All ${all} checks hold.`;
  const holding = good === 0 ? 'None' : capitalized(numberWord(good));
  const rest = bad === 0 ? ' Nothing is broken.' : '';
  return `${holding} of ${all} ${good === 1 ? 'checks holds' : 'checks hold'}.${rest}`;
}
