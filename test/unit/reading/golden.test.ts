import { expect, it } from 'vitest';
import type { DailyReading } from '../../../src/domain/reading/reading.ts';
import { signOf } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from './bank.ts';

function page(reading: DailyReading): string {
  const tiles = [reading.lucky_number, reading.color, reading.mood, reading.lucky_time]
    .filter(Boolean)
    .join(' · ');
  const reasons = reading.because.flatMap(({ paragraph, facts }) =>
    facts.map(({ text }) => `- ${paragraph}: ${text}`),
  );
  return `## ${signOf(reading.sign).name}\n\n${reading.description}\n\n_${tiles}_\n\n${reasons.join('\n')}\n`;
}

it('reads well: one day of all twelve signs', async () => {
  const [day] = daysFrom('2026-11-15', 1);
  const text = `# Sunday, November 15, 2026\n\n${day!.readings.map(page).join('\n')}`;
  await expect(text).toMatchFileSnapshot('../../golden/2026-11-15-all-signs.md');
});
