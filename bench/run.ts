import { benchPages } from './pages.ts';
import { benchRender } from './render.ts';
import { benchWeight } from './weight.ts';

await benchWeight();
await benchRender();
await benchPages();
await import('./sky.ts');
process.exit(0);
