import { benchBooks } from './books.ts';
import { benchCounting } from './counting.ts';
import { benchGrowth } from './growth.ts';
import { benchNatal } from './natal.ts';
import { benchPages } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchPlaces } from './places.ts';
import { benchPush } from './push.ts';
import { benchReadings } from './readings.ts';
import { benchPushDay } from './push-day.ts';
import { benchRender } from './render.ts';
import { benchRoutes } from './routes.ts';
import { benchSearch } from './search.ts';
import { benchStrangers } from './strangers.ts';

// As the site itself: React is three times as fast when it is told so.
process.env['NODE_ENV'] = 'production';

const BENCHES: Record<string, () => Promise<unknown>> = {
  render: benchRender,
  readings: benchReadings,
  search: benchSearch,
  routes: () => benchRoutes(),
  strangers: benchStrangers,
  pages: benchPages,
  counting: benchCounting,
  pictures: benchPictures,
  books: benchBooks,
  push: async () => benchPushDay(await benchPush()),
  growth: benchGrowth,
  places: benchPlaces,
  sky: () => import('./sky.ts'),
  natal: benchNatal,
};

/** `npm run bench` runs all of them, `npm run bench -- search routes` those. */
const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES))
  if (asked.length === 0 || asked.includes(name)) await bench();
process.exit(0);
