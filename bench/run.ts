import { benchPages } from './pages.ts';
import { benchReadings } from './readings.ts';
import { benchRender } from './render.ts';
import { benchWeight } from './weight.ts';

await benchWeight();
await benchRender();
await benchReadings();
await benchPages();
await import('./sky.ts');
process.exit(0);
