import type {
  CommitmentAnswer,
  DeletionsBody,
  NewReadingAnswer,
  QuestionBody,
  ReadingAnswer,
  ReadingBody,
} from '../../contract/tarot.ts';
import { apiRequest } from '../shell/api-client.ts';

async function answerTo<T>(method: string, url: string, body?: unknown): Promise<T> {
  return (await apiRequest(method, url, { body })).json() as Promise<T>;
}

export function sealShuffle(): Promise<CommitmentAnswer> {
  return answerTo('POST', '/api/tarot/commitments');
}

export function askReading(body: ReadingBody): Promise<NewReadingAnswer> {
  return answerTo('POST', '/api/tarot/readings', body);
}

export async function deleteReading(id: string, ownerKey: string): Promise<void> {
  await apiRequest('DELETE', `/api/tarot/readings/${id}`, { headers: { 'X-Owner-Key': ownerKey } });
}

/** One that is gone already is what was wanted, and so counts as deleted. */
export async function deleteReadings(readings: DeletionsBody['readings']): Promise<void> {
  await apiRequest('POST', '/api/tarot/deletions', { body: { readings } satisfies DeletionsBody });
}

/** With `null` it is taken back. */
export function shareQuestion(id: string, body: QuestionBody): Promise<ReadingAnswer> {
  return answerTo('PATCH', `/api/tarot/readings/${id}`, body);
}
