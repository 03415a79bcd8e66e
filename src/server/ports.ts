import type { FastifyInstance } from 'fastify';
import { WrongSetting, type Config } from './config.ts';
import { openAccessLog, type AccessLog, type AnsweredInFront } from './http/access-log.ts';
import { registerAccessLogMeters, type Meters } from './http/health.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import { refusedPort } from './http/refused-port.ts';

interface PortsParts {
  app: FastifyInstance;
  config: Config;
  meters: Meters;
  onAnsweredInFront: (answered: AnsweredInFront) => void;
}

/** What listens beside the app, which closes by itself. */
interface Ports {
  /** Null where METRICS_PORT is not set. */
  metricsAddress: string | null;
  close: () => Promise<void>;
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  // Fastify would log every address of the machine; the ready line names the one that counts. Its log is a child of
  // the site's, so only its own lines are held back.
  const { level } = app.log;
  app.log.level = 'silent';
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const refused = refusedPort('PORT', port, error);
    if (refused) throw refused;
    if (!/^(ENOTFOUND|EAI_|EADDRNOTAVAIL|EINVAL)/.test(code)) throw error;
    throw new WrongSetting(`HOST must be an address of this machine, but is "${host}".`);
  } finally {
    app.log.level = level;
  }
}

/** The public port is opened last, so that a start which fails has served nobody. */
export async function openPorts({ app, config, meters, onAnsweredInFront }: PortsParts): Promise<Ports> {
  const { metricsPort, accessLogFile } = config;
  const metrics = metricsPort === null ? null : await startMetricsServer(metricsPort, meters.registry);
  let accessLog: AccessLog | null = null;
  const close = async (): Promise<void> => {
    await Promise.all([metrics?.close(), accessLog?.close()]);
  };
  try {
    if (accessLogFile !== null) {
      accessLog = await openAccessLog(accessLogFile, onAnsweredInFront);
      registerAccessLogMeters(meters, accessLog.tally);
    }
    await listen(app, config);
    return { metricsAddress: metrics?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}
