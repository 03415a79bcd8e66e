import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/domain/search/intents.ts';

const DAYS = { today: '2026-11-15', latest: '2026-11-17' };
const intentOf = (question: string) => understand(question, DAYS).intent;

describe('understand', () => {
  it.each([
    ['scorpio tomorrow', { sign: 'scorpio', span: 'daily', from: '2026-11-16', isCurrent: false }],
    ['Scorpio', { sign: 'scorpio', span: 'daily', from: '2026-11-15', isCurrent: true }],
    ['leos today', { sign: 'leo', span: 'daily', from: '2026-11-15', isCurrent: true }],
    ['love horoscope gemini weekly', { sign: 'gemini', span: 'weekly', from: '2026-11-15', section: 'love' }],
    ['virgo this month', { sign: 'virgo', span: 'monthly', from: '2026-11-01', isCurrent: true }],
    ['capricorn last week', { sign: 'capricorn', span: 'weekly', from: '2026-11-08', isCurrent: false }],
    ['leo december 24', { sign: 'leo', span: 'daily', from: '2025-12-24' }],
    ['leo november 17', { sign: 'leo', span: 'daily', from: '2026-11-17' }],
  ])('“%s” asks for a reading', (question, expected) => {
    expect(intentOf(question)).toMatchObject({ kind: 'reading', ...expected });
  });

  it.each([
    ['leo and aries', ['leo', 'aries']],
    ['can a gemini love a scorpio', ['gemini', 'scorpio']],
    ['libra/aquarius', ['libra', 'aquarius']],
    ['scorpio and scorpio', ['scorpio', 'scorpio']],
  ])('“%s” asks for a pair', (question, signs) => {
    expect(intentOf(question)).toEqual({ kind: 'pair', signs });
  });

  it('a sign and a word about love asks for a match', () => {
    expect(intentOf('best match for leo')).toEqual({ kind: 'match', sign: 'leo' });
  });

  it.each([
    ["what's my sign march 21", { month: 3, day: 21, year: null }],
    ['march 20 1990', { month: 3, day: 20, year: 1990 }],
    ['born july 22 1999', { month: 7, day: 22, year: 1999 }],
    ['what star sign is 5 may', { month: 5, day: 5, year: null }],
    ['am i a leo, born on the 22nd of july', { month: 7, day: 22, year: null }],
  ])('“%s” asks what sign a birthday has', (question, expected) => {
    expect(intentOf(question)).toEqual({ kind: 'birthday', ...expected });
  });

  it.each([
    ['what is my moon sign', 'moon'],
    ['whats my sign', 'sun'],
    ['what sign am i', 'sun'],
    ['my rising sign', 'ascendant'],
    ['rising sign', 'ascendant'],
    ['moon sign calculator', 'moon'],
    ['birthday', 'sun'],
    ['my moon sign march 21', 'moon'],
  ])('“%s” asks for a sign that needs a birthday', (question, point) => {
    expect(intentOf(question)).toEqual({ kind: 'own-sign', point });
  });

  it.each(['moon sign march 21 1990', 'born 3/21/1990 moon', 'where was the moon on march 21 1990'])(
    '“%s” asks where the Moon was on a birthday',
    (question) => {
      expect(intentOf(question)).toEqual({ kind: 'birth-placement', body: 'moon', date: '1990-03-21' });
    },
  );

  it.each(['leo dates', 'when is leo season', 'what is a leo', 'leo traits'])(
    '“%s” asks what a sign is',
    (question) => {
      expect(intentOf(question)).toEqual({ kind: 'portrait', sign: 'leo' });
    },
  );

  it.each([
    ['the moon card reversed', { card: 'the-moon', isReversed: true }],
    ['ten of cups', { card: 'ten-of-cups', isReversed: false }],
    ['what does the 3 of swords mean', { card: 'three-of-swords', isReversed: false }],
    ['queen of coins', { card: 'queen-of-pentacles', isReversed: false }],
    ['i pulled the tower', { card: 'the-tower', isReversed: false }],
    ['the moon meaning', { card: 'the-moon', isReversed: false }],
    ['judgment card', { card: 'judgement', isReversed: false }],
  ])('“%s” asks for a card', (question, expected) => {
    expect(intentOf(question)).toEqual({ kind: 'card', ...expected });
  });

  it.each([
    ['mercury retrograde dates', { kind: 'retrograde', body: 'mercury', from: null }],
    ['what is retrograde now', { kind: 'retrograde', body: null, from: null }],
    ['mercury retrograde 2027', { kind: 'retrograde', body: 'mercury', from: '2027-01-01' }],
    ['next full moon', { kind: 'lunation', phase: 'full', sign: null, from: null }],
    ['full moon december', { kind: 'lunation', phase: 'full', sign: null, from: '2026-12-01' }],
    ['new moon january', { kind: 'lunation', phase: 'new', sign: null, from: '2027-01-01' }],
    ['full moon meaning', { kind: 'lunation', phase: 'full', sign: null, from: null }],
    ['full moon in aries', { kind: 'lunation', phase: 'full', sign: 'aries', from: null }],
    ['moon phase tonight', { kind: 'phase', on: '2026-11-15' }],
    ['moon phase march 21 1990', { kind: 'phase', on: '1990-03-21' }],
    ['moon phase on my birthday march 21 1990', { kind: 'phase', on: '1990-03-21' }],
    ['lunar eclipse when', { kind: 'eclipse', body: 'moon', from: null }],
    ['solar eclipse 2027', { kind: 'eclipse', body: 'sun', from: '2027-01-01' }],
    ['eclipse 3000', { kind: 'eclipse', body: null, from: null }],
    ['sun in leo meaning', { kind: 'placement', body: 'sun', sign: 'leo' }],
    ['first day of winter', { kind: 'season', season: 'winter' }],
    ['where is venus', { kind: 'placement', body: 'venus', sign: null }],
    ['venus in scorpio', { kind: 'placement', body: 'venus', sign: 'scorpio' }],
  ])('“%s” asks for the sky', (question, expected) => {
    expect(intentOf(question)).toEqual(expected);
  });

  it.each([
    ['horoscope today', 'daily'],
    ['my horoscope', 'daily'],
    ['weekly horoscope', 'weekly'],
    ['monthly forecast', 'monthly'],
  ])('“%s” asks for all signs', (question, span) => {
    expect(intentOf(question)).toEqual({ kind: 'all-signs', span });
  });

  it.each([
    'the moon',
    'love',
    'change my sign',
    'to be or not to be',
    'marcus aurelius',
    'settings',
    '',
    '🌙',
    'of of of',
  ])('“%s” asks for nothing in particular', (question) => {
    expect(intentOf(question)).toBeNull();
  });
});
