import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConnectionFailure, isFull, isUnstorableText } from '../db/database.ts';
import { Busy, Conflict, Failure, NotFound, Postponed, TooMany } from '../failures.ts';
import { reasonOf } from '../log.ts';
import { asksForPage, TROUBLE_POLICY, troublePage } from './trouble-page.ts';
import { PRIVATE } from '../cache-control.ts';

/** A refusal that only HTTP knows, such as a call from another origin; whatever else refuses throws a Failure. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const CODES: Record<number, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  408: 'timeout',
  412: 'precondition_failed',
  413: 'too_large',
  414: 'too_long',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  417: 'expectation_failed',
  429: 'too_many_requests',
  431: 'too_large',
  503: 'unavailable',
};

export function errorBody(status: number, message: string, code?: string): object {
  return { error: { code: code ?? CODES[status] ?? 'error', message } };
}

/** Scripts get JSON, a visitor who opened an address a page to read. */
export function sendError(reply: FastifyReply, status: number, message: string, code?: string): FastifyReply {
  reply.code(status).header('cache-control', PRIVATE);
  if (asksForPage(reply.request)) {
    return reply
      .header('content-security-policy', TROUBLE_POLICY)
      .type('text/html; charset=utf-8')
      .send(troublePage(status, message));
  }
  return reply.type('application/json; charset=utf-8').send(errorBody(status, message, code));
}

function validationSentence(error: FastifyError): string {
  const first = error.validation?.[0];
  const where = [error.validationContext, first?.instancePath.replaceAll('/', '.').replace(/^\./, '')];
  return `${where.filter(Boolean).join(' ')}: ${first?.message ?? 'not accepted'}`;
}

function statusOf(failure: Failure): number {
  if (failure instanceof NotFound) return 404;
  if (failure instanceof Conflict) return 409;
  if (failure instanceof TooMany) return 429;
  return failure instanceof Busy ? 503 : 400;
}

function answerFailure(failure: Failure, reply: FastifyReply): FastifyReply {
  if (failure instanceof Postponed) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendError(reply, statusOf(failure), failure.message);
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whatever failed because the visitor left: nobody reads the answer, and it is no reason for an alarm.
  if (reply.raw.destroyed) return sendError(reply, 400, 'The request was given up.');
  if (error instanceof Failure) return answerFailure(error, reply);
  if (error instanceof HttpError) return sendError(reply, error.status, error.message, error.code);
  if (hasZodFastifySchemaValidationErrors(error)) return sendError(reply, 400, validationSentence(error));
  if (isConnectionFailure(error) || isFull(error)) {
    if (isFull(error)) request.log.error({ reason: reasonOf(error) }, 'http: database full');
    else request.log.warn({ reason: reasonOf(error) }, 'http: database away');
    reply.header('retry-after', '5');
    return sendError(reply, 503, 'We cannot reach our records right now. Please try again in a moment.');
  }
  if (isUnstorableText(error)) return sendError(reply, 400, 'A text has a character that cannot be kept.');
  const status = error.statusCode ?? 500;
  if (status === 503) reply.header('retry-after', '5');
  if (status < 500 || status === 503) return sendError(reply, status, error.message);
  // Details go to the log only; the visitor gets a general sentence.
  request.log.error({ req: request, err: error }, 'http: request failed');
  return sendError(reply, 500, 'Something went wrong on our side.', 'internal');
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
}
