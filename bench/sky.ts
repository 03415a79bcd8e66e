const loadStart = performance.now();
const { skyAt } = await import('../src/domain/sky/positions.ts');
const { eventsBetween } = await import('../src/domain/sky/events.ts');
const loadMs = performance.now() - loadStart;

const DAY_MS = 86_400_000;
const CHARTS = 300;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const firstMs = timed(() => skyAt(Date.UTC(2026, 0, 1)));
const chartMs = timed(() => {
  for (let i = 0; i < CHARTS; i++) skyAt(Date.UTC(1900, 0, 1) + i * 243.3 * DAY_MS);
});
const monthMs = timed(() => eventsBetween(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)));
const yearMs = timed(() => eventsBetween(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)));

const rows = [
  ['load the series', loadMs, 150],
  ['first chart', firstMs, undefined],
  ['chart', chartMs / CHARTS, 5],
  ['events of a month', monthMs, 1000],
  ['events of a year', yearMs, 10_000],
] as const;
console.table(rows.map(([what, ms, limit]) => ({ what, ms: ms.toFixed(1), 'limit ms': limit ?? '' })));
