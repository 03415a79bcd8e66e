import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { BackgroundJob } from '../jobs/background.ts';
import { createConnections, type Connections } from './connections.ts';
import type { SocialPictures } from './pictures.ts';
import { sentFiles } from './sending-file.ts';
import { createSending, type Sending } from './sending.ts';
import type { VideoFiles } from './video-files.ts';

/** Everything that talks to the networks. */
export interface Outbound {
  connections: Connections;
  sending: Sending;
  /** Aborts the calls that are still under way; what became of their posts is looked for later. */
  close: () => Promise<void>;
}

interface Parts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'db'>;
  log: Logger;
  pictures: Pick<SocialPictures, 'png'>;
  videos: Pick<VideoFiles, 'find'>;
}

export function createOutbound({ pictures, videos, ...parts }: Parts): Outbound {
  const connections = createConnections(parts);
  const fileOf = sentFiles({ pictures, videos });
  const sending = createSending({ ...parts, ...connections, fileOf });
  return { connections, sending, close: connections.caller.close };
}

/** Every minute, apart from what sends: looks after what was left behind, and renews what ends soon. */
export function outboundJob({ connections, sending }: Outbound): BackgroundJob {
  return {
    name: 'channel connections',
    async eachMinute() {
      await sending.lookAfter();
      await connections.renewAll();
    },
  };
}
