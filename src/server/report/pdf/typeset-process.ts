import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { BookOrder } from './order.ts';
import { typeset } from './typeset.ts';
import { Typesetter } from './typesetter.ts';
import { typesetterParts } from './typesetter-parts.ts';

/**
 * Below the site's own process: pages come first. Not far below: somebody has paid and waits for it, and at 15 a book
 * gets two hundredths of a busy processor and takes minutes.
 */
const NICENESS = 5;

setPriority(NICENESS);
const order = JSON.parse((await buffer(process.stdin)).toString()) as BookOrder;
const pdf = typeset(await Typesetter.start(typesetterParts()), order);
// The process ends with the last byte, not before.
process.stdout.end(pdf);
