import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, sendError } from './errors.ts';
import { BARE_POLICY, type HeaderPairs } from './security-headers.ts';

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

const SENTENCES = {
  400: 'This is not a well-formed request.',
  408: 'The request took too long to arrive.',
  431: 'The address or the headers are too long.',
};

/** What does not even parse as HTTP never reaches the framework; it gets the same form and headers all the same. */
export function answerBrokenRequest(security: HeaderPairs) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOf(error.code);
    const body = JSON.stringify(errorBody(status, SENTENCES[status]));
    const headers = [
      ...security,
      ['content-security-policy', BARE_POLICY],
      ['cache-control', 'no-store'],
      ['content-type', 'application/json; charset=utf-8'],
      ['content-length', String(Buffer.byteLength(body))],
      ['connection', 'close'],
    ];
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
    socket.destroy(error);
  };
}

/** An address that cannot be decoded is refused by the router, before any hook has run. */
export function answerBrokenAddress(security: HeaderPairs) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(Object.fromEntries(security)).header('content-security-policy', BARE_POLICY);
    sendError(reply, error.statusCode ?? 400, 'The address is not well formed.');
  };
}
