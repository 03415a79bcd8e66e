import type { Network } from '../../../domain/channels/channel.ts';
import { retryAfterMs } from '../../../domain/push/answer.ts';
import type { Reply } from './call.ts';

/** What a network said no with, in its own codes. Its messages are not kept: they may repeat what we sent. */
export interface NetworkError {
  network: Network;
  status: number;
  /** Facebook's and Pinterest's number, or YouTube's reason. */
  code: number | string | null;
  subcode: number | null;
  /** How long it wants to be left alone; null where it did not say. */
  waitMs: number | null;
}

/** What an error of a network has in its body, whichever way it is laid out. */
export interface ErrorBody {
  code?: number | string | null | undefined;
  subcode?: number | null | undefined;
  waitMs?: number | null | undefined;
}

export function networkError(
  network: Network,
  reply: Pick<Reply, 'status' | 'header'>,
  { code = null, subcode = null, waitMs = null }: ErrorBody,
  nowMs: number,
): NetworkError {
  const asked = retryAfterMs(reply.header('retry-after'), nowMs);
  const longest = waitMs === null && asked === null ? null : Math.max(waitMs ?? 0, asked ?? 0);
  return { network, status: reply.status, code, subcode, waitMs: longest };
}

/** "190", "uploadLimitExceeded": for the log and the timeline. */
export const codeOf = ({ status, code, subcode }: NetworkError): string =>
  [code ?? status, ...(subcode === null ? [] : [subcode])].join('/');
