import { CallFailed, send } from '../call.ts';

/** Asks the device for a new passkey; throws where it has made none. */
async function makePasskey(): Promise<object> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/admin/access/passkeys/options',
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const isKept = error instanceof DOMException && error.name === 'InvalidStateError';
    const why = isKept ? 'This device has one for the desk already.' : 'The device made no passkey.';
    throw new CallFailed(0, 'no_passkey', why);
  });
  return (credential as PublicKeyCredential).toJSON() as object;
}

export async function addPasskey(name: string): Promise<void> {
  await send('POST', '/api/admin/access/passkeys', { name, passkey: await makePasskey() });
}
