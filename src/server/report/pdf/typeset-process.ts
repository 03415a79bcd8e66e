import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { BookOrder } from './order.ts';
import { typeset } from './typeset.ts';
import { Typesetter } from './typesetter.ts';
import { typesetterParts } from './typesetter-parts.ts';

/** Lower than the site's own process and than its pictures: a book can wait. */
const NICENESS = 15;

setPriority(NICENESS);
const order = JSON.parse((await buffer(process.stdin)).toString()) as BookOrder;
const pdf = typeset(await Typesetter.start(typesetterParts()), order);
// The process ends with the last byte, not before.
process.stdout.end(pdf);
