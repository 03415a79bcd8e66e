import type { OrderAnswer } from '../../contract/orders.ts';

/** What the report has taken since it was paid for; sky and words begin together and are counted apart when done. */
export function makingSeconds(steps: OrderAnswer['steps']): number {
  const seconds = (name: string): number => steps.find((step) => step.name === name)?.seconds ?? 0;
  const isWritten = steps.some(({ name, done }) => name === 'words' && done);
  const written = isWritten ? seconds('sky') + seconds('words') : Math.max(seconds('sky'), seconds('words'));
  return written + seconds('book');
}
