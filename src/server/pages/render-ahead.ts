import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { REPORT_PAGE, REPORT_SAMPLE_PAGE } from '../../domain/pages/report-pages.ts';
import { reasonOf } from '../log.ts';

/** Those who came while the site started are answered first. */
const AFTER_MS = 5000;
/** The longest pages: made with code that has never run, each holds up everybody else for more than 20 ms. */
const PATHS = [...REPORT_SAMPLE_PAGE.paths, ...REPORT_PAGE.paths];

export const RENDERED_AHEAD = 'pages: the longest are rendered';

/** Makes the longest pages once before anybody asks. From then on they are kept, and quick to make anew. */
export function renderAhead(app: FastifyInstance, log: Logger): void {
  async function render(): Promise<void> {
    for (const url of PATHS) await app.inject({ url });
    log.info(RENDERED_AHEAD);
  }
  setTimeout(() => {
    // Whoever stops a site that has just started does not miss its pages.
    if (!app.server.listening) return;
    render().catch((error: unknown) => {
      if (app.server.listening) log.warn({ reason: reasonOf(error) }, 'pages: not rendered ahead');
    });
  }, AFTER_MS).unref();
}
