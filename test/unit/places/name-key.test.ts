import { expect, it } from 'vitest';
import { nameKey } from '../../../src/domain/places/name-key.ts';

it.each([
  ['München', 'munchen'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Großröhrsdorf', 'grossrohrsdorf'],
  ['Đà Nẵng', 'da nang'],
  ['Diyarbakır', 'diyarbakir'],
  ['İzmir', 'izmir'],
  ['Þorlákshöfn', 'thorlakshofn'],
  ['St.-Étienne', 'st etienne'],
  ['L’Aquila', 'laquila'],
  ["O'Fallon", 'ofallon'],
  ['Nuku‘alofa', 'nukualofa'],
  ['Rio  de\tJaneiro ', 'rio de janeiro'],
  ['6 de Octubre', '6 de octubre'],
  ['Москва', ''],
  ['São 東京', ''],
  ['', ''],
])('%s is looked up as “%s”', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
