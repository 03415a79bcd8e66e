import type { CatSetting, SIGN_CAT_SETTINGS } from '../../../domain/channels/cats.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { ELEMENT_LIGHT } from './inks.ts';
import { dawnSetting } from './setting-dawn.ts';
import { discSetting } from './setting-disc.ts';
import type { Stand } from './setting-parts.ts';
import { roofsSetting } from './setting-roofs.ts';
import { windowSetting } from './setting-window.ts';

type SignCatSetting = (typeof SIGN_CAT_SETTINGS)[number];

const SETTINGS: Readonly<Record<SignCatSetting, (stand: Stand) => string>> = {
  disc: discSetting,
  window: windowSetting,
  roofs: roofsSetting,
  dawn: dawnSetting,
};

const TOP = -90;

/** What a sign's cat is seen before. Never bare night: a dark cat needs a light behind it. */
export function signSetting(
  sign: SignKey,
  setting: CatSetting,
  { floor, seal = TOP }: { floor: number; seal?: number | undefined },
): string {
  const draw = SETTINGS[setting as SignCatSetting];
  return draw({ sign, ink: ELEMENT_LIGHT[signOf(sign).element], floor, seal });
}
