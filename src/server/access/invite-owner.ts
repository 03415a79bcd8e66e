import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { AccessService } from './service.ts';

interface Inviting {
  services: { access: Pick<AccessService, 'invitation'>; isReady: () => boolean };
}

/** A desk without an owner says how to become it: before the ready line, or as soon as the database can tell. */
export async function inviteOwner(
  { services }: Inviting,
  { adminPassword }: Pick<Config, 'adminPassword'>,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  if (adminPassword !== null) return;
  const said = services.access.invitation().then(
    (link) => link && console.log(`Your desk has no owner yet. For half an hour, and once: ${link}`),
    (error: unknown) => log.error({ err: error }, 'access: no set-up link made'),
  );
  if (services.isReady()) await said;
}
