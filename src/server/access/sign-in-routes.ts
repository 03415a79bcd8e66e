import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  PasskeyOptions,
  PasskeyProof,
  RecoveryRequest,
  SetUpRequest,
  SignInRequest,
} from '../../contract/desk-access.ts';
import { refuseFields } from '../http/bodies.ts';
import { HttpError } from '../http/errors.ts';
import { askerOf } from '../http/visitor.ts';
import { deviceOf } from './device.ts';
import { registerDeskDoor } from './gate.ts';
import type { AccessService } from './service.ts';
import type { SetUp } from './set-up.ts';
import type { Caller, SignedIn } from './sign-in.ts';

type Plugin = FastifyPluginAsyncZod<{ access: AccessService }>;

const LINK_ENDED = 'This link has had its time. On the machine, npm run owner:link prints another.';

function callerOf(request: FastifyRequest, { cookie }: AccessService): Caller {
  const { headers } = request;
  return {
    asker: askerOf(request),
    device: deviceOf(headers['user-agent']),
    token: cookie.read(headers.cookie),
  };
}

function refusalOf({ kind }: Exclude<SignedIn | SetUp, { kind: 'in' }>): HttpError {
  if (kind === 'code-needed') return new HttpError(401, 'code_needed', 'And now the six-digit code.');
  if (kind === 'wrong-code') return new HttpError(401, 'wrong_code', 'That code isn’t it, or has been used.');
  if (kind === 'link-ended') return new HttpError(410, 'link_ended', LINK_ENDED);
  return new HttpError(401, 'wrong', 'That’s not it. Please try again.');
}

function answer(reply: FastifyReply, { cookie }: AccessService, result: SignedIn | SetUp): FastifyReply {
  if (result.kind !== 'in') throw refusalOf(result);
  return reply.code(204).header('set-cookie', cookie.set(result.token)).send();
}

const passkeyRoutes: Plugin = async (app, { access }) => {
  app.post(
    '/api/admin/sign-in/passkey/options',
    { preValidation: refuseFields, schema: { hide: true, response: { 200: PasskeyOptions } } },
    async (request) => access.passkeys.askForSignIn(callerOf(request, access)),
  );
  app.post(
    '/api/admin/sign-in/passkey',
    { schema: { hide: true, body: PasskeyProof } },
    async (request, reply) =>
      answer(reply, access, await access.passkeys.signIn(request.body, callerOf(request, access))),
  );
};

/** The calls that are answered without a session: those that begin one. */
export const signInRoutes: Plugin = async (app, { access }) => {
  registerDeskDoor(app, access);
  app.post('/api/admin/sign-in', { schema: { hide: true, body: SignInRequest } }, async (request, reply) =>
    answer(reply, access, await access.signIn.byPassword(request.body, callerOf(request, access))),
  );
  app.post(
    '/api/admin/sign-in/recovery',
    { schema: { hide: true, body: RecoveryRequest } },
    async (request, reply) =>
      answer(reply, access, await access.signIn.byRecoveryCode(request.body.code, callerOf(request, access))),
  );
  app.post('/api/admin/set-up', { schema: { hide: true, body: SetUpRequest } }, async (request, reply) =>
    answer(reply, access, await access.setUp.begin(request.body, callerOf(request, access))),
  );
  await passkeyRoutes(app, { access });
};
