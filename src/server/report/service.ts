import type { ChartRequest } from '../../contract/chart.ts';
import type { ReportAnswer, ReportOffer, ReportPreview } from '../../contract/report.ts';
import type { ReportBank } from '../../domain/report/bank.ts';
import type { SampleWheel } from '../../domain/report/sample.ts';
import { sampleBirth } from '../../domain/report/sample-birth.ts';
import { yearFrom } from '../../domain/report/year-span.ts';
import type { FindBirth, UnfoundBirth } from '../chart/births.ts';
import type { Config } from '../config.ts';
import { providerName } from '../orders/shop.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import type { WheelQuestion } from '../sky/sky-tasks.ts';
import { reportAnswer } from './answer.ts';
import { keptOnce } from './kept-once.ts';
import { reportOffer } from './offer.ts';
import type { ReportQuestion, WrittenReport } from './written.ts';

type Previewed = { kind: 'preview'; preview: ReportPreview } | UnfoundBirth;

export interface ReportService {
  /** A whole report, written in another thread. */
  write: (question: ReportQuestion, asker?: string) => Promise<WrittenReport>;
  /** The one that anybody may read, written once. */
  writtenSample: () => Promise<WrittenReport>;
  sample: () => Promise<ReportAnswer>;
  /** Its wheel, drawn in another thread. */
  sampleWheel: (wheel: SampleWheel) => Promise<string>;
  offer: () => Promise<ReportOffer>;
  /** Told and forgotten: nothing of a birth is stored or logged anywhere. */
  preview: (request: ChartRequest, asker: string) => Promise<Previewed>;
}

interface ReportParts {
  bank: ReportBank;
  config: Pick<Config, 'reportPrice' | 'payments' | 'stripe' | 'siteUrl'>;
  sky: Pick<SkyService, 'report' | 'reportPreview' | 'wheel'>;
  calendar: Pick<SiteCalendar, 'today'>;
  findBirth: FindBirth;
}

type WheelLook = Omit<WheelQuestion, 'chart'>;

export function reportService({ bank, config, sky, calendar, findBirth }: ReportParts): ReportService {
  const { offsetSeconds, ...born } = sampleBirth();
  const writtenSample = keptOnce(() => sky.report({ ...born, offsetSeconds, houses: 'whole' }));
  const sample = keptOnce(async () => reportAnswer(await writtenSample(), offsetSeconds));
  const wheel = (look: WheelLook) =>
    keptOnce(async () => sky.wheel({ chart: (await sample()).chart, ...look }));
  const wheels: Record<SampleWheel, () => Promise<string>> = {
    wide: wheel({ size: 'wide', palette: 'night' }),
    phone: wheel({ size: 'phone', palette: 'night' }),
    mini: wheel({ size: 'mini', palette: 'night' }),
    paper: wheel({ size: 'phone', palette: 'paper' }),
  };
  return {
    write: (question, asker) => sky.report(question, asker),
    writtenSample,
    sample,
    sampleWheel: (wheel) => wheels[wheel](),
    offer: keptOnce(async () =>
      reportOffer({
        sample: await sample(),
        price: config.reportPrice,
        questions: bank.questions,
        onSale: providerName(config) !== null,
      }),
    ),
    async preview(request, asker) {
      const found = await findBirth(request);
      if (found.kind !== 'birth') return found;
      const { birth, offsetSeconds } = found;
      const year = yearFrom(calendar.today(), 'UTC');
      const question = { birth, offsetSeconds, houses: request.houses, year };
      return { kind: 'preview', preview: await sky.reportPreview(question, asker) };
    },
  };
}
