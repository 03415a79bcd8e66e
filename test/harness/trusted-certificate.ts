import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, type Certificate } from './certificate.ts';

let made: (Certificate & { file: string }) | undefined;

/** One for all services of this runner: the processes of its sites are started with trust in it. */
export function trustedCertificate(): Certificate & { file: string } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-trusted-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const certificate = makeCertificate();
  const file = join(folder, 'ca.pem');
  writeFileSync(file, certificate.cert);
  return (made = { ...certificate, file });
}
