import { unansweredWords } from '../../domain/counting/unanswered.ts';
import type { SearchService } from '../search/service.ts';
import type { Ledger } from './ledger.ts';

/** Asked again for a question that was just answered: search remembers it for a minute. */
export function searchCounter(
  ledger: Pick<Ledger, 'add'>,
  find: SearchService['find'],
  today: () => string,
): (question: string) => void {
  async function count(q: string): Promise<void> {
    const { query, answer, total } = await find({ q, date: today() });
    const isAnswered = answer !== null || total > 0;
    ledger.add('search', isAnswered ? 'answered' : 'unanswered');
    const words = isAnswered ? null : unansweredWords(query);
    if (words !== null) ledger.add('unanswered', words);
  }
  // A search that could not be answered was told so; there is nothing to count.
  return (question) => void count(question).catch(() => {});
}
