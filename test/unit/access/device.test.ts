import { expect, it } from 'vitest';
import { deviceOf } from '../../../src/server/access/device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const CHROME_ON_IPAD =
  'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1';

it.each([
  [IPHONE, 'Safari on iPhone'],
  [PIXEL, 'Chrome on Android'],
  [EDGE, 'Edge on Windows'],
  [FIREFOX, 'Firefox on Linux'],
  [CHROME_ON_IPAD, 'Chrome on iPad'],
  ['curl/8', 'A device we don’t know'],
  [undefined, 'A device we don’t know'],
  ['<script>alert(1)</script>', 'A device we don’t know'],
])('%s is called as its owner would', (agent, words) => {
  expect(deviceOf(agent)).toBe(words);
});
