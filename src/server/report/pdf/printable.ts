/** What every cut of EB Garamond has: Latin with Vietnamese, Greek, Cyrillic, marks. A test holds it to the fonts. */
const COVERED =
  /[\u0300-\u033E\u0020-\u007E\u00A0-\u00AC\u00AE-\u00B1\u00B4-\u00B8\u00BA-\u024F\u02BB-\u02BF\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CF\u0400-\u045F\u048A-\u04FF\u1E00-\u1F15\u2010-\u2016\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2032\u2033\u2039\u203A]/u;
/** What Cinzel has of it. */
const IN_CINZEL =
  /^[\u0020-\u007E\u00A0-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0133\u0136\u0137\u0139-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0167\u016A\u016B\u016E-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2026]+$/u;
/** Of marks that pile up on one letter. */
const MOST_MARKS = /(\p{M}{2})\p{M}+/gu;
const MOST_LETTERS = 60;

const KANA =
  'a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa wo n ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi pu pe po'.split(
    ' ',
  );
const HIRAGANA =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ';
const KANA_SOUNDS = new Map([...HIRAGANA].map((letter, index) => [letter, KANA[index]!]));
const SMALL_Y: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

const HANGUL = {
  first: 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' '),
  middle: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' '),
  last: ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' '),
};
const HANGUL_FROM = 0xac00;

const GEORGIAN_LETTERS = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';
const GEORGIAN_SOUNDS = 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'.split(
  ' ',
);
const ARMENIAN_LETTERS = 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև';
const ARMENIAN_SOUNDS =
  'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts v p k o f ev'.split(' ');
const ALPHABETS = new Map([
  ...[...GEORGIAN_LETTERS].map((letter, index) => [letter, GEORGIAN_SOUNDS[index]!] as const),
  ...[...ARMENIAN_LETTERS].map((letter, index) => [letter, ARMENIAN_SOUNDS[index]!] as const),
]);

function hangulSounds(code: number): string {
  const { first, middle, last } = HANGUL;
  const index = code - HANGUL_FROM;
  return [
    first[Math.floor(index / (middle.length * last.length))],
    middle[Math.floor(index / last.length) % middle.length],
    last[index % last.length],
  ].join('');
}

/** Letters of scripts that are spelled out one by one; those of others have no spelling that would be sure. */
function soundsOf(letter: string): string | null {
  const code = letter.codePointAt(0)!;
  if (code >= HANGUL_FROM && code <= 0xd7a3) return hangulSounds(code);
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
  return KANA_SOUNDS.get(hiragana) ?? ALPHABETS.get(letter.toLowerCase()) ?? null;
}

/** きょ is kyo and しょ sho; a small っ doubles what follows, ー lengthens what went before. */
function kanaSounds(text: string): string {
  return text
    .replaceAll(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x60))
    .replaceAll(/([きしちにひみりぎじびぴ])([ゃゅょ])/gu, (_, letter: string, small: string) => {
      const stem = KANA_SOUNDS.get(letter)!.slice(0, -1);
      return stem + (/(sh|ch|j)$/.test(stem) ? SMALL_Y[small]!.slice(1) : SMALL_Y[small]!);
    })
    .replaceAll(/っ(.)/gu, (_, next: string) => (KANA_SOUNDS.get(next)?.[0] ?? '') + next)
    .replaceAll('ー', '');
}

const isCapitalized = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text);

/** Names begin large in our letters, also where their own have no large ones. */
function capitalizedWords(text: string): string {
  return text.replaceAll(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export interface Printable {
  /** Null where nothing is left to print. */
  text: string | null;
  /** False where letters were left out: whoever asked should be told before. */
  whole: boolean;
  /** Whether the display face has every letter of it. */
  inCinzel: boolean;
}

/** A name or a place as our type can print it: as it is, spelled in our letters, or without what cannot be spelled. */
export function printable(typed: string): Printable {
  const composed = kanaSounds(typed.normalize('NFKC'))
    .replaceAll(MOST_MARKS, '$1')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Cc}|\p{Cf}|[\u{FE00}-\u{FE0F}]/gu, '');
  let whole = true;
  let spelled = false;
  const letters = [...composed].map((letter) => {
    if (COVERED.test(letter)) return letter;
    const sounds = soundsOf(letter);
    spelled ||= sounds !== null;
    whole &&= sounds !== null;
    return sounds ?? ' ';
  });
  const joined = letters
    .join('')
    .replaceAll(/(^|\s)\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const cut = [...joined].slice(0, MOST_LETTERS).join('').trim();
  const text = spelled && !isCapitalized(cut) ? capitalizedWords(cut) : cut;
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: null, whole: false, inCinzel: false };
  return { text, whole: whole && cut === joined, inCinzel: IN_CINZEL.test(text) };
}
