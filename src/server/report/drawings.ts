import { SAMPLE_WHEELS, type SampleWheel } from '../../domain/report/sample.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { ReportService } from './service.ts';
import { publicFor } from '../cache-control.ts';

const WHEEL_AT = new Map(Object.entries(SAMPLE_WHEELS).map(([wheel, path]) => [path, wheel as SampleWheel]));

/** The wheel of the sample as files: drawn into its pages, it would hold the main thread with each of them. */
export function reportDrawings({ report }: { report: Pick<ReportService, 'sampleWheel'> }): GeneratedFiles {
  const drawn = (path: string): Promise<string> => report.sampleWheel(WHEEL_AT.get(path)!);
  return {
    owns: (path) => WHEEL_AT.has(path),
    prepare: drawn,
    async render(path) {
      return {
        status: 200,
        text: await drawn(path),
        contentType: 'image/svg+xml; charset=utf-8',
        cacheControl: publicFor(86_400),
      };
    },
  };
}
