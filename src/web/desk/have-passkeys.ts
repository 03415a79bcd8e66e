/** Passkeys need https or localhost, and a browser that knows them. */
export function havePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis;
}
