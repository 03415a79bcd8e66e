import { knock, Refused } from './knock.ts';

const UNUSED = new Refused({
  code: 'unused',
  message: 'The passkey wasn’t used. Try again, or take the password.',
  waitSeconds: 0,
});

export async function knockByPasskey(): Promise<void> {
  const options = await knock<PublicKeyCredentialRequestOptionsJSON>('sign-in/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  // Closed by whoever was asked, too late, or there is none on this device: browsers do not say which.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (credential === null) throw UNUSED;
  await knock('sign-in/passkey', (credential as PublicKeyCredential).toJSON() as object);
}
