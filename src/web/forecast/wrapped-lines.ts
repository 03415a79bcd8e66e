function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * A text cut between words into lines of at most `most` characters, since a drawing does not wrap its own: as few as
 * that takes, and as even as they get.
 */
export function wrappedLines(text: string, most: number): string[] {
  let lines = wrapped(text, most);
  for (let fewer = most - 1; fewer > 0; fewer -= 1) {
    const narrower = wrapped(text, fewer);
    if (narrower.length > lines.length || narrower.some((line) => line.length > fewer)) break;
    lines = narrower;
  }
  return lines;
}
