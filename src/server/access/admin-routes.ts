import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AccessAnswer,
  CodeRequest,
  ConfirmRequest,
  DeviceParams,
  NewPasskeyRequest,
  NewPasswordRequest,
  PasskeyNameRequest,
  PasskeyOptions,
  PasskeyParams,
  PasskeyProof,
  RecoveryCodesAnswer,
  TotpAnswer,
} from '../../contract/desk-access.ts';
import { refuseFields } from '../http/bodies.ts';
import { HttpError } from '../http/errors.ts';
import { askerOf } from '../http/visitor.ts';
import { confirmedLately } from './gate.ts';
import type { AccessService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ access: AccessService }>;

const hide = true;

function refuseStranger(isOwner: boolean): void {
  if (!isOwner) throw new HttpError(403, 'wrong', 'That’s not it. Please try again.');
}

/** Shows once more that it is the owner, who then has a quarter of an hour. */
const confirmRoutes: Plugin = async (app, { access }) => {
  app.post('/api/admin/confirm', { schema: { hide, body: ConfirmRequest } }, async (request, reply) => {
    const { owner, body } = request;
    refuseStranger(await access.password.confirm(owner, body.password, askerOf(request)));
    return reply.code(204).send();
  });
  app.post(
    '/api/admin/confirm/passkey/options',
    { preValidation: refuseFields, schema: { hide, response: { 200: PasskeyOptions } } },
    ({ owner }) => access.passkeys.askForConfirmation(owner),
  );
  app.post(
    '/api/admin/confirm/passkey',
    { schema: { hide, body: PasskeyProof } },
    async ({ owner, body }, reply) => {
      refuseStranger(await access.passkeys.confirm(owner, body));
      return reply.code(204).send();
    },
  );
};

const passkeyRoutes: Plugin = async (app, { access: { passkeys } }) => {
  app.post(
    '/api/admin/access/passkeys/options',
    { preValidation: refuseFields, schema: { hide, response: { 200: PasskeyOptions } } },
    ({ owner }) => passkeys.askForNew(owner),
  );
  app.post(
    '/api/admin/access/passkeys',
    { schema: { hide, body: NewPasskeyRequest } },
    async ({ owner, body }, reply) => {
      await passkeys.add(owner, body.name, body.passkey);
      return reply.code(204).send();
    },
  );
  app.put(
    '/api/admin/access/passkeys/:id',
    { schema: { hide, params: PasskeyParams, body: PasskeyNameRequest } },
    async ({ owner, params, body }, reply) => {
      await passkeys.rename(owner, params.id, body.name);
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/admin/access/passkeys/:id',
    { schema: { hide, params: PasskeyParams } },
    async ({ owner, params }, reply) => {
      await passkeys.remove(owner, params.id);
      return reply.code(204).send();
    },
  );
};

const codeRoutes: Plugin = async (app, { access }) => {
  app.post(
    '/api/admin/access/totp',
    { preValidation: refuseFields, schema: { hide, response: { 200: TotpAnswer } } },
    () => access.twoStep.begin(),
  );
  app.put(
    '/api/admin/access/totp',
    { schema: { hide, body: CodeRequest, response: { 200: RecoveryCodesAnswer } } },
    async ({ owner, body }) => ({ codes: await access.twoStep.turnOn(owner, body.code) }),
  );
  app.delete('/api/admin/access/totp', { schema: { hide } }, async ({ owner }, reply) => {
    await access.twoStep.turnOff(owner);
    return reply.code(204).send();
  });
  app.post(
    '/api/admin/access/recovery-codes',
    { preValidation: refuseFields, schema: { hide, response: { 200: RecoveryCodesAnswer } } },
    async ({ owner }) => ({ codes: await access.makeRecoveryCodes(owner) }),
  );
};

const deviceRoutes: Plugin = async (app, { access: { devices, cookie, password } }) => {
  app.put(
    '/api/admin/access/password',
    { schema: { hide, body: NewPasswordRequest } },
    async ({ owner, body }, reply) => {
      await password.change(owner, body.password);
      return reply.code(204).send();
    },
  );
  app.delete(
    '/api/admin/access/devices/:id',
    { schema: { hide, params: DeviceParams } },
    async ({ owner, params }, reply) => {
      await devices.end(owner, params.id);
      return reply.code(204).send();
    },
  );
  app.delete('/api/admin/access/devices', { schema: { hide } }, async ({ owner }, reply) => {
    await devices.endAll(owner);
    return reply.code(204).header('set-cookie', cookie.clear()).send();
  });
};

/** Every way in and who came by it. Whoever changes one has shown lately that they are the owner. */
export const accessRoutes: Plugin = async (app, { access }) => {
  app.post('/api/admin/sign-out', { schema: { hide } }, async ({ owner }, reply) => {
    await access.devices.leave(owner);
    return reply.code(204).header('set-cookie', access.cookie.clear()).send();
  });
  app.get('/api/admin/access', { schema: { hide, response: { 200: AccessAnswer } } }, ({ owner }) =>
    access.overview(owner),
  );
  await confirmRoutes(app, { access });
  await app.register(async (changes) => {
    changes.addHook('onRequest', async (request) => confirmedLately(request));
    for (const routes of [passkeyRoutes, codeRoutes, deviceRoutes])
      await changes.register(routes, { access });
  });
};
