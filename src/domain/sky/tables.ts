// The other wings' compilers see only what is imported, so the hand-written types have to be named here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./astronomia.d.ts" />
import deltaT from 'astronomia/data/deltat';
import elp from 'astronomia/data/elpMppDe';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import neptune from 'astronomia/data/vsop87Bneptune';
import saturn from 'astronomia/data/vsop87Bsaturn';
import uranus from 'astronomia/data/vsop87Buranus';
import venus from 'astronomia/data/vsop87Bvenus';

/** Heliocentric longitude, latitude and range, ecliptic of J2000 (VSOP87B). */
export const VSOP = { mercury, venus, earth, mars, jupiter, saturn, uranus, neptune };

/** The Moon (ELP/MPP02, fitted to DE405). */
export const ELP = elp;

/** TT − UT1 in seconds, every half year. */
export const DELTA_T = deltaT.historic;
