import { send } from './call.ts';

export async function confirmByPassword(password: string): Promise<void> {
  await send('POST', '/api/admin/confirm', { password });
}

export async function confirmByPasskey(): Promise<void> {
  const options = await send<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/api/admin/confirm/passkey/options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await send('POST', '/api/admin/confirm/passkey', credential.toJSON());
}
