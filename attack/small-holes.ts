import type { Attack, Figure } from './attack.ts';
import { brokenRequests } from './broken-requests.ts';
import { againstInstance, archiveFilled } from './instance.ts';
import { databaseDoor, freshFolder, impossibleFolder } from './own-machine.ts';
import { abortedRequests, secretsInLog } from './said-in-log.ts';
import { forwardedPorts, reflectedScript, takenEndpoint } from './visitor-tricks.ts';

/** Whoever stands before the site, as a proxy does, and everything it says. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' };

/** What each was small alone. */
export const smallHoles: Attack = async () => {
  const figures: Figure[] = [];
  await againstInstance({}, async (instance) => {
    figures.push(await reflectedScript(instance), ...(await brokenRequests(instance)));
    figures.push(await takenEndpoint(instance), await databaseDoor(instance));
    await archiveFilled(instance);
    figures.push(freshFolder(instance));
  });
  await againstInstance({ settings: BEHIND_A_PROXY }, async (instance) => {
    figures.push(
      await forwardedPorts(instance),
      await abortedRequests(instance),
      await secretsInLog(instance),
    );
  });
  figures.push(await impossibleFolder());
  return figures;
};
