import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bareRefusal, type BareRefusal } from './bare-refusal.ts';
import { errorBody, sendError } from './errors.ts';
import { BARE_POLICY, type HeaderPairs } from './security-headers.ts';

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

const SENTENCES = {
  400: 'This is not a well-formed request.',
  405: 'There is nothing here for that method.',
  408: 'The request took too long to arrive.',
  417: 'This expectation cannot be met.',
  431: 'The address or the headers are too long.',
};
type BrokenStatus = keyof typeof SENTENCES;

const refusal = (status: BrokenStatus, security: HeaderPairs): BareRefusal =>
  bareRefusal(security, JSON.stringify(errorBody(status, SENTENCES[status])));

function refuseOnSocket(socket: Duplex, status: BrokenStatus, security: HeaderPairs): void {
  const { headers, body } = refusal(status, security);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  socket.destroy();
}

/** As Node keeps it: the answer that the connection is sending. */
type Answering = Socket & { _httpMessage?: ServerResponse | null };

/** What does not even parse as HTTP. */
export function answerBrokenRequest(security: HeaderPairs) {
  return (error: Error & { code?: string }, socket: Answering): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // Its head was answered already: a second answer would pass for the end of the first.
    if (socket._httpMessage?.headersSent) {
      socket.destroySoon();
      return;
    }
    refuseOnSocket(socket, statusOf(error.code), security);
  };
}

/** What Node would refuse by itself, without a header of ours. True: it has been answered. */
export function refuseWithoutHost(
  { httpVersion, headers }: IncomingMessage,
  response: ServerResponse,
  security: HeaderPairs,
): boolean {
  if (httpVersion !== '1.1' || headers.host !== undefined) return false;
  refuseOn(response, 400, security);
  return true;
}

function refuseOn(response: ServerResponse, status: BrokenStatus, security: HeaderPairs): void {
  const { headers, body } = refusal(status, security);
  response.writeHead(status, headers.flat()).end(body);
}

/** Tunnels, and demands before the body is sent: none of either is served here. */
export function refuseUnservable(server: Server, security: HeaderPairs): Server {
  return server
    .on('checkExpectation', (_request, response) => refuseOn(response, 417, security))
    .on('connect', (_request, socket) => refuseOnSocket(socket, 405, security));
}

/** An address that cannot be decoded is refused by the router, before any hook has run. */
export function answerBrokenAddress(security: HeaderPairs) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(Object.fromEntries(security)).header('content-security-policy', BARE_POLICY);
    sendError(reply, error.statusCode ?? 400, 'The address is not well formed.');
  };
}
