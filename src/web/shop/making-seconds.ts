import type { OrderAnswer } from '../../contract/orders.ts';

/** What the report has taken since it was paid for; sky and words begin together and are counted apart when done. */
export function makingSeconds(steps: OrderAnswer['steps']): number {
  const seconds = (name: string): number => steps.find((step) => step.name === name)?.seconds ?? 0;
  const isWritten = steps.some(({ name, done }) => name === 'words' && done);
  const written = isWritten ? seconds('sky') + seconds('words') : Math.max(seconds('sky'), seconds('words'));
  return written + seconds('book');
}

/** With a book set ahead twice what a busy machine with two cores takes; without one ten times what an idle one does. */
export const usualSeconds = (steps: OrderAnswer['steps']): number =>
  steps.some(({ name }) => name === 'book') ? 10 : 3;

/** "made in 21 seconds", of what is done: a book may still be set, or be left until somebody asks for it. */
export function madeIn(steps: OrderAnswer['steps']): string {
  const seconds = Math.max(1, Math.round(makingSeconds(steps.filter(({ done }) => done))));
  return `made in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
