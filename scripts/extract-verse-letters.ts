/**
 * Takes the letters of the verses under quiet scenes: `node scripts/extract-verse-letters.ts` writes
 * `src/art/social/scenes/data/letters.json`. Verses of every tradition are set in them, so the faces have all letters
 * that English translations and the names of their books are written with.
 */
import { charactersOf, faceOf, writeFaces } from './letter-outlines.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?’‘“”()[]-–—&…·/';
const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŠšŽž';
/** Sanskrit, Pali, Arabic and Hebrew in Latin letters. */
const ROMANIZED = 'ĀāĒēĪīŌōŪūȲȳṚṛṜṝḶḷṂṃṀṁṄṅṆṇṬṭḌḍṢṣŚśḤḥḪḫẒẓṮṯḎḏĠġḠḡḲḳʿʾ';
const LETTERS = charactersOf(PLAIN + ACCENTED + ROMANIZED);

const faces = {
  verse: await faceOf('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal', LETTERS),
  reference: await faceOf('@fontsource/cinzel/files/cinzel-latin-400-normal', LETTERS),
  edition: await faceOf(
    '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal',
    LETTERS,
    500,
  ),
};
const note =
  'EB Garamond, Cinzel and Ysabeau Office, SIL Open Font License; units of 1/1000 em. Made by scripts/extract-verse-letters.ts.';
writeFaces('src/art/social/scenes/data/letters.json', note, faces);
