import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SignInRequest } from '../../contract/desk-access.ts';
import { HttpError } from '../http/errors.ts';
import { askerOf } from '../http/visitor.ts';
import { deviceOf } from './device.ts';
import { registerDeskDoor } from './gate.ts';
import type { AccessService } from './service.ts';
import type { Caller, SignedIn } from './sign-in.ts';

type Plugin = FastifyPluginAsyncZod<{ access: AccessService }>;

function callerOf(request: FastifyRequest, { cookie }: AccessService): Caller {
  const { headers } = request;
  return {
    asker: askerOf(request),
    device: deviceOf(headers['user-agent']),
    token: cookie.read(headers.cookie),
  };
}

function answer(reply: FastifyReply, access: AccessService, result: SignedIn): FastifyReply {
  if (result.kind === 'wrong') throw new HttpError(401, 'wrong', 'That’s not it. Please try again.');
  if (result.kind === 'code-needed') throw new HttpError(401, 'code_needed', 'And now the six-digit code.');
  return reply.code(204).header('set-cookie', access.cookie.set(result.token)).send();
}

/** The calls that are answered without a session: those that begin one. */
export const signInRoutes: Plugin = async (app, { access }) => {
  registerDeskDoor(app, access);
  app.post('/api/admin/sign-in', { schema: { hide: true, body: SignInRequest } }, async (request, reply) =>
    answer(reply, access, await access.signIn(request.body.password, callerOf(request, access))),
  );
};
