import { capitalized } from '../horoscope/fact-text.ts';
import type { ReportLinks, SecondLooks } from './bank.ts';
import type { Bridge } from './bridged.ts';
import type { Theme } from './chapters.ts';
import { choiceFor, type Choice } from './choice.ts';
import { filled } from './slots.ts';
import { pairOf } from './traits.ts';

const FRONT = '{Back}';

/** The sentences that bridge a report’s claims, so that no two in a row are built alike. */
export class LinkWords {
  readonly #links: ReportLinks;
  readonly #secondLooks: SecondLooks;
  readonly #titles: Readonly<Record<Theme, string>>;
  readonly #choice: Choice;
  #lastLooksBackFirst = false;

  /** The seed decides which of several sentences is said; the same report always says the same. */
  constructor(
    { links, secondLooks }: { links: ReportLinks; secondLooks: SecondLooks },
    titles: Readonly<Record<Theme, string>>,
    seed: string,
  ) {
    this.#links = links;
    this.#secondLooks = secondLooks;
    this.#titles = titles;
    this.#choice = choiceFor(seed);
  }

  /**
   * What was said, in its own words, and what decides. After the sentence that opens a chapter it begins with where it was
   * said: a “True” would seem to answer that sentence.
   */
  bridge(bridge: Bridge, theme: Theme, opensChapter: boolean): string {
    if (bridge.isSecond) return this.#choice(this.#secondLooks[pairOf(bridge.said)], bridge.said);
    const all = this.#links[bridge.said];
    const looksBackFirst = opensChapter || !this.#lastLooksBackFirst;
    const others = all.filter((text) => text.startsWith(FRONT) === looksBackFirst);
    const free = others.length > 0 ? others : all;
    const text = this.#choice(free, bridge.said);
    this.#lastLooksBackFirst = text.startsWith(FRONT);
    const back = this.#where(bridge, theme);
    // What ends a clause after a quotation stands inside its quotes, unless the quotation has an end of its own.
    return filled(text, { Back: capitalized(back), back, echo: bridge.echo })
      .replaceAll(/([?!]”)\./g, '$1')
      .replaceAll(/”([,.])/g, '$1”');
  }

  #where({ justNow, theme: there }: Bridge, here: Theme): string {
    if (justNow) return 'a paragraph ago';
    return there === here ? 'earlier in this chapter' : `in “${this.#titles[there]}”`;
  }
}
