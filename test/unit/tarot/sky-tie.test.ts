import { expect, it } from 'vitest';
import { correspondenceOf } from '../../../src/domain/tarot/correspondence.ts';
import { skyTie, type BodyPlace } from '../../../src/domain/tarot/sky-tie.ts';

const place = (body: string, sign: BodyPlace['sign'], retrograde = false): BodyPlace => ({
  body,
  sign,
  retrograde,
});
const SKY = [
  place('sun', 'scorpio'),
  place('moon', 'aries'),
  place('mercury', 'scorpio', true),
  place('venus', 'libra'),
  place('mars', 'leo'),
  place('jupiter', 'leo'),
  place('saturn', 'aries', true),
  place('node', 'taurus'),
];

const tie = (slug: Parameters<typeof correspondenceOf>[0]) => skyTie(correspondenceOf(slug), SKY);

it('a card of a planet says where the planet is today', () => {
  expect(tie('the-tower')).toBe('It goes with Mars, which is in Leo today.');
  expect(tie('the-magician')).toBe('It goes with Mercury, which is retrograde in Scorpio today.');
  expect(tie('the-sun')).toBe('It goes with the Sun, which is in Scorpio today.');
  // Two of Wands: the decan of Mars in Aries.
  expect(tie('two-of-wands')).toBe('It goes with Mars, which is in Leo today.');
});

it('a card of a sign says who is in it, or where its ruler is', () => {
  expect(tie('the-emperor')).toBe('It goes with Aries, where the Moon and Saturn are today.');
  expect(tie('the-hierophant')).toBe(
    'It goes with Taurus. No planet is there today, and its ruler, Venus, is in Libra.',
  );
});

it('a card of an element says who is in its signs', () => {
  expect(tie('ace-of-wands')).toBe(
    'Its element is fire: the Moon, Mars, Jupiter and Saturn are in fire signs today.',
  );
  expect(tie('ace-of-pentacles')).toBe('Its element is earth, and no planet is in an earth sign today.');
});
