import { describe, expect, it } from 'vitest';
import { readReportFiles } from '../../../scripts/compile-content.ts';
import { reportFaults } from '../../../scripts/report-check.ts';
import { reportBankFrom, reportProblems } from '../../../src/content/report.ts';
import type { ReportParagraph } from '../../../src/domain/report/bank.ts';
import { KEY_GROUPS } from '../../../src/domain/report/keys.ts';

const RISING = 'report/rising.yml';
const FIRST = `${RISING}: ascendant-aries:`;

interface Frame {
  'report/links.yml': Record<string, string[]>;
  'report/year.yml': Record<string, string[]>;
  'report/traits.yml': Record<string, Record<string, string>>;
  'report/opening.yml': { sun: Record<string, string> };
}

type Files = Record<string, ReportParagraph[]>;

/** The real files with one paragraph changed. */
function withFault(change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readReportFiles()) as Files;
  Object.assign(files[RISING]![0]!, change);
  return files;
}

describe('the words of the report', () => {
  it('are whole, clean and different', () => {
    expect(reportFaults()).toEqual([]);
    expect(reportBankFrom(readReportFiles()).paragraphs.size).toBeGreaterThanOrEqual(520);
  });

  it('cover what the book promises', () => {
    const counts = Object.fromEntries(KEY_GROUPS.map(({ name, least }) => [name, least]));
    expect(counts).toEqual({
      'planets in signs': 120,
      'planets in houses': 120,
      'rising signs': 12,
      'midheaven signs': 12,
      'chart rulers': 12,
      nodes: 12,
      'balances and shapes': 32,
      aspects: 150,
      transits: 80,
    });
  });

  it.each([
    [{ text: 'Far too short.' }, `${FIRST} text has 3 words, needs 60`],
    [{ text: `${'word '.repeat(110)}end.` }, `${FIRST} text has 111 words, may have 110`],
    [{ text: `${'word '.repeat(70)}{count}.` }, `${FIRST} text has no slot {count}`],
    [{ leans: ['open', 'guarded'] }, `${FIRST} leans goes both ways`],
    [{ leans: ['open', 'open'] }, `${FIRST} leans has one twice`],
    [{ leans: ['odd'] }, `${FIRST} leans.0 Invalid option`],
    [{ key: 'ascendant/ophiuchus' }, `${FIRST} key is no key that reports know`],
    [{ key: 'ascendant/ophiuchus' }, 'report: rising signs have 11 paragraphs, need 12'],
    [{ id: 'ascendant-taurus' }, `${RISING}: ascendant-taurus: id is taken already in ${RISING}`],
    [{ since: '2026-01-01' }, `${FIRST} Unrecognized key: "since"`],
  ])('a fault is named with file, paragraph and field: %o', (change, sentence) => {
    expect(reportProblems(withFault(change)).join('\n')).toContain(sentence);
  });

  it('what stands around the paragraphs is checked as well', () => {
    const files = structuredClone(readReportFiles());
    const frame = files as unknown as Frame;
    const { 'report/links.yml': links, 'report/year.yml': year, 'report/traits.yml': traits } = frame;
    links.airs = ['You are two. You are one. You are {back} again: {echo}.', '{Echo} again.'];
    year.againHard![0] = 'Back in {weekday}.';
    year.quiet!.pop();
    year.moons!.pop();
    traits.airs!['moon-libra'] = 'you paid for peace out of your own pocket';
    delete frame['report/opening.yml'].sun.leo;
    const { 'report/method.yml': _, ...rest } = files;
    const pairs = [['ascendant-aries', 'nobody']];
    expect(reportProblems({ ...rest, 'report/never-together.yml': pairs })).toEqual([
      'report/links.yml: airs.0 has more than 2 sentences',
      'report/links.yml: airs.1 does not say {echo}',
      'report/links.yml: airs.1 has no slot {Echo}',
      'report/links.yml: airs.1 does not look {back}',
      'report/year.yml: againHard.0 does not say {month}',
      'report/year.yml: againHard.0 does not say {about}',
      'report/year.yml: againHard.0 has no slot {weekday}',
      'report/method.yml: is missing',
      expect.stringMatching(/^report\/opening\.yml: sun\.leo /),
      'report/year.yml: quiet has lines for fewer than 12 months',
      'report/year.yml: moons has 11 lines for 12 houses',
      'report/never-together.yml: nobody: is no paragraph',
      'report/traits.yml: moon-libra: claims both airs and swallows',
    ]);
    expect(() => reportBankFrom([])).toThrow('content/report.json');
  });

  it('what recalls a paragraph has to fit into a sentence', () => {
    const files = structuredClone(readReportFiles());
    const { 'report/traits.yml': traits } = files as unknown as Frame;
    traits.airs!['mars-leo'] = 'You were grand.';
    traits.airs!['moon-aries'] = `you ${'ran and '.repeat(9)}ran`;
    expect(reportProblems(files)).toEqual([
      'report/traits.yml: airs.moon-aries has more than 18 words',
      'report/traits.yml: airs.mars-leo begins with a capital',
      'report/traits.yml: airs.mars-leo ends a sentence',
    ]);
  });
});
