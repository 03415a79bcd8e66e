import { z } from 'zod';
import type { Call, Caller, Reply } from './call.ts';
import { failureOf } from './failure.ts';
import { SignInRefused, type Tokens } from './sign-in.ts';

const Answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().nullish(),
  refresh_token_expires_in: z.number().nullish(),
});
/** OAuth's own error, which Google and most others send. */
const Refusal = z.object({ error: z.string() });

const endOf = (seconds: number | null | undefined, nowMs: number): number | null =>
  seconds ? nowMs + seconds * 1000 : null;

/** OAuth's way to say why; networks that have another way tell it by `read`. */
export function refusalOf(reply: Reply, nowMs: number): SignInRefused {
  const told = Refusal.safeParse(reply.json);
  return new SignInRefused(failureOf(reply, { reason: told.data?.error ?? null }, nowMs));
}

/** Tokens as an answer has them; an empty refresh token is none. */
export async function askForTokens(
  caller: Pick<Caller, 'call'>,
  call: Call,
  nowMs: () => number,
  refused: (reply: Reply, nowMs: number) => Error = refusalOf,
): Promise<Tokens> {
  const reply = await caller.call(call);
  const told = reply.status === 200 ? Answer.safeParse(reply.json) : null;
  if (!told?.success) throw refused(reply, nowMs());
  const { access_token, expires_in, refresh_token, refresh_token_expires_in } = told.data;
  return {
    access: access_token,
    accessEndsAtMs: endOf(expires_in, nowMs()),
    refresh: refresh_token || null,
    endsAtMs: endOf(refresh_token_expires_in, nowMs()),
  };
}

export const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** An answer in a shape that we know, or the refusal that it is. */
export async function askFor<T>(
  caller: Pick<Caller, 'call'>,
  call: Call,
  shape: z.ZodType<T>,
  refused: (reply: Reply) => Error,
): Promise<T> {
  const reply = await caller.call(call);
  const told = reply.status < 300 ? shape.safeParse(reply.json) : null;
  if (!told?.success) throw refused(reply);
  return told.data;
}
