import type { Check, CheckInput } from './check-input.ts';
import { NETWORK_NAMES } from './network-names.ts';
import { limitsOf, outgoingOf, tagsLength, textLength, type Outgoing } from './outgoing.ts';
import type { PostFields } from './post.ts';

/** Not within "6.5", and with the space that follows left to the next. */
const SENTENCE_END = /(?<=[.!?]”?)(?=\s)/;

/** As many whole sentences as there is room for; null where not even the first fits. */
export function wholeSentences(text: string, fits: (shorter: string) => boolean): string | null {
  const sentences = text.split(SENTENCE_END);
  for (let count = sentences.length - 1; count > 0; count -= 1) {
    const shorter = sentences.slice(0, count).join('').trim();
    if (fits(shorter)) return shorter;
  }
  return null;
}

interface Fault {
  said: string;
  fix: Check['fix'];
}

class LimitsOfPost {
  readonly #input: CheckInput;
  readonly #name: string;

  constructor(input: CheckInput) {
    this.#input = input;
    this.#name = NETWORK_NAMES[input.channel.network];
  }

  get #limits() {
    return limitsOf(this.#input.channel.network, this.#input.channel.way);
  }

  #outgoing(changed: Partial<PostFields> = {}): Outgoing {
    const { channel, post, origin } = this.#input;
    return outgoingOf(channel.network, { id: post.id, ...post.fields, ...changed }, origin);
  }

  #length(changed: Partial<PostFields> = {}): number {
    return textLength(this.#input.channel.network, this.#outgoing(changed).text);
  }

  titleFault(): Fault | null {
    const { title } = this.#outgoing();
    const most = this.#limits.title;
    if (most === null) return null;
    if (title === '') return { said: `There’s no title yet, and ${this.#name} wants one.`, fix: null };
    if (title.length <= most) return null;
    const shorter = wholeSentences(title, (one) => one.length <= most);
    return {
      said: `The title is too long: ${title.length} characters, and ${this.#name} takes ${most}. Cut ${title.length - most}.`,
      fix: shorter === null ? null : { label: 'Cut its last sentence', fields: { title: shorter } },
    };
  }

  textFault(): Fault | null {
    const { text } = this.#input.post.fields;
    if (text.trim() === '') return { said: 'There are no words yet.', fix: null };
    const length = this.#length();
    const most = this.#limits.text;
    if (length <= most) return null;
    const shorter = wholeSentences(text, (one) => this.#length({ text: one }) <= most);
    const unit = this.#input.channel.network === 'youtube' ? 'bytes' : 'characters';
    return {
      said: `Too long: with its link and hashtags it takes ${length} ${unit}, and ${this.#name} takes ${most}. Cut ${length - most}.`,
      fix: shorter === null ? null : { label: 'Cut its last sentences', fields: { text: shorter } },
    };
  }

  tagsFault(): Fault | null {
    const most = this.#limits.tags;
    const length = tagsLength(this.#outgoing().tags);
    if (most === null || length <= most) return null;
    let hashtags = [...this.#input.post.fields.hashtags];
    while (tagsLength(this.#outgoing({ hashtags }).tags) > most) hashtags = hashtags.slice(0, -1);
    const said = `The tags are too long: ${length} characters, and ${this.#name} takes ${most}. Drop some.`;
    return { said, fix: { label: 'Drop the last ones', fields: { hashtags } } };
  }

  /** What a network refuses, or a spreadsheet would run. */
  signsFault(): Fault | null {
    const { channel } = this.#input;
    const { title, text } = this.#outgoing();
    if (channel.network === 'youtube' && /[<>]/.test(title + text))
      return { said: 'YouTube takes no < or >. Write it another way.', fix: null };
    if (channel.network === 'pinterest' && channel.way === 'csv' && /^[=+\-@\t\r]/m.test(`${title}\n${text}`))
      return {
        said: 'A line begins with =, +, - or @, which a spreadsheet would run. Begin it with a letter.',
        fix: null,
      };
    return null;
  }

  get passed(): string {
    return this.#limits.title === null
      ? `The words fit ${this.#name}.`
      : `Title and words fit ${this.#name}.`;
  }
}

export function limitsCheck(input: CheckInput): Check {
  const limits = new LimitsOfPost(input);
  const fault = limits.titleFault() ?? limits.textFault() ?? limits.tagsFault() ?? limits.signsFault();
  if (fault) return { id: 'limits', isPassed: false, ...fault };
  return { id: 'limits', isPassed: true, said: limits.passed, fix: null };
}
