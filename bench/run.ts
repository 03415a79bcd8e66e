import { benchPages } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchPush } from './push.ts';
import { benchReadings } from './readings.ts';
import { benchPushDay } from './push-day.ts';
import { benchRender } from './render.ts';
import { benchSearch } from './search.ts';
import { benchWeight } from './weight.ts';

await benchWeight();
await benchRender();
await benchReadings();
await benchSearch();
await benchPages();
await benchPictures();
await benchPushDay(await benchPush());
await import('./sky.ts');
process.exit(0);
