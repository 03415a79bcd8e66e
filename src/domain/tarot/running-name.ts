/** Virtues are called by their names, as people are. */
const WITHOUT_ARTICLE = ['Strength', 'Justice', 'Temperance', 'Judgement'];

/** A card's name inside a sentence: the Hermit, the Three of Cups, Strength. */
export function runningName(name: string): string {
  if (WITHOUT_ARTICLE.includes(name)) return name;
  // The bare word would say more than the card does.
  if (name === 'Death') return 'the Death card';
  return `the ${name.replace(/^The /, '')}`;
}

/** the Sun, the Moon and the Star */
export function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
