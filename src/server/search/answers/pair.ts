import type { SearchAnswer } from '../../../contract/search.ts';
import { inZodiacOrder, pairAddress } from '../../../domain/compatibility/pairs.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import type { AnswerSources } from '../sources.ts';
import { action, answer, openingOf } from './parts.ts';

export function pairAnswer(signs: readonly [SignKey, SignKey], sources: AnswerSources): SearchAnswer {
  const [one, other] = inZodiacOrder(...signs);
  const { overall_compatibility, label, description } = sources.compatibility.between(one, other);
  const names = [signOf(one).name, signOf(other).name] as const;
  return answer({
    note: `Love Match · ${overall_compatibility}% · ${label}`,
    title: `${names[0]} & ${names[1]}`,
    text: openingOf(description),
    icon: one,
    actions: [
      action('See the whole match', pairAddress(one, other)),
      action(`${names[0]} today`, `/horoscope/${one}`),
      ...(one === other ? [] : [action(`${names[1]} today`, `/horoscope/${other}`)]),
    ],
  });
}

export function matchAnswer(sign: SignKey): SearchAnswer {
  const { name } = signOf(sign);
  return answer({
    note: signOf(sign).dateRange,
    title: `${name}, Love Match`,
    text: `Choose the other sign to see how it gets along with ${name} in love and in friendship. Every pair has a score, with the five reasons why.`,
    icon: sign,
    actions: [
      action('Find a match', `/horoscope/${sign}?type=compatibility`),
      action('Love, this week', `/horoscope/${sign}?type=weekly`),
      action('Read today', `/horoscope/${sign}`),
    ],
  });
}
