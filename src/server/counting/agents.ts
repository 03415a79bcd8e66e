import { isbot } from 'isbot';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { previewMakerOf, type PreviewMaker } from '../../domain/counting/previews.ts';

/** Who sent a request, by the name that it gives itself. */
export type Agent = 'person' | 'bot' | PreviewMaker;

/** Names are strangers' words: beyond so many, those seen longest ago are forgotten. */
const MOST_KNOWN = 2_000;
/** Browsers' own are half as long; the cache holds no novels. */
const LONGEST = 512;

/** A bot is told by a pattern of hundreds of words, so that it is looked for once in each name. */
export function agents(): (name: string | undefined) => Agent {
  const known = new BoundedMap<string, Agent>(MOST_KNOWN);
  function told(name: string): Agent {
    return previewMakerOf(name) ?? (isbot(name) ? 'bot' : 'person');
  }
  return (name) => {
    // Every browser has a name.
    if (name === undefined || name === '' || name.length > LONGEST) return 'bot';
    return known.getOrMake(name, () => told(name));
  };
}
