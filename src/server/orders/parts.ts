import type { Logger } from 'pino';
import type { FindBirth } from '../chart/births.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PlacesService } from '../places/service.ts';
import type { Printer } from '../report/pdf/printer.ts';
import type { ReportService } from '../report/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { NewRowLimits } from '../storage/new-row-limits.ts';
import type { Funnel } from './funnel.ts';
import type { Seals } from './sealing.ts';
import type { Shop } from './shop.ts';
import type { Tally } from './tally.ts';

/** What the orders are handled with. */
export interface OrderParts {
  config: Config;
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today'>;
  database: Pick<Database, 'db'>;
  places: Pick<PlacesService, 'byId'>;
  findBirth: FindBirth;
  report: Pick<ReportService, 'write'>;
  printer: Pick<Printer, 'print'>;
  newRowLimits: NewRowLimits;
  seals: Seals;
  shop: Shop;
  funnel: Funnel;
  tally: Tally;
  log: Logger;
}
