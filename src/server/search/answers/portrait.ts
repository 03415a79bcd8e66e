import type { SearchAnswer } from '../../../contract/search.ts';
import { signPortrait } from '../../../domain/zodiac/portrait.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { action, answer, article } from './parts.ts';

/** What a sign is, for whoever asks for its dates, its element or its ruler. */
export function portraitAnswer(sign: SignKey): SearchAnswer {
  const { name, dateRange } = signOf(sign);
  return answer({
    note: dateRange,
    title: name,
    text: `The Sun is in ${name} from about ${dateRange.replace(' – ', ' to ')}. ${signPortrait(sign)} On the first and last of these days the year decides.`,
    icon: sign,
    actions: [
      action('Read today', `/horoscope/${sign}`),
      action('Find a match', `/horoscope/${sign}?type=compatibility`),
      article('four-elements-three-manners', 'About the elements'),
    ],
  });
}
