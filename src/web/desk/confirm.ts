import { send } from './call.ts';

/** Passkeys need https or localhost, and a browser that knows them. */
export function havePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis;
}

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
