import type { VerseFile } from '../src/content/social-verses.ts';
import { wordsOfVerse } from '../src/domain/channels/verse.ts';
import { readVerseFiles } from './compile-content.ts';
import { standsAt, textOf } from './quotes-verify.ts';

/** Numbers of verses and of notes are no words: “119:105 Thy”, “[58:7] Is”, “Religion.102 Now”. */
function withoutNumbers(text: string): string {
  return text
    .replaceAll(/\[?\b\d+:\d+\]? /g, '')
    .replaceAll(/(?<=[\p{L}.,;:!?’”])\d{1,3}(?=[\s\p{P}]|$)/gu, '');
}

/** Capitals of the old print and the kind and room of a dash may differ from ours; nothing else. */
export const comparable = (text: string): string =>
  withoutNumbers(text)
    .replaceAll(/ ?[—–-] ?/g, '-')
    .toLowerCase();

type Checked = VerseFile['verses'][number];

function faultOf(folder: string, { source }: VerseFile, verse: Checked): string | null {
  try {
    const text = comparable(textOf(folder, { ...source, ...verse.source }));
    const words = comparable(wordsOfVerse(verse));
    return standsAt(text, { text: words }, verse.source.position) ? null : 'other words stand there';
  } catch (error) {
    return `the text could not be read: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}

/** Every verse against the text it names: `npm run verses:verify -- folder-of-texts`. */
function verify(folder: string): void {
  const files = Object.values(readVerseFiles()) as VerseFile[];
  const all = files.flatMap((file) => file.verses.map((verse) => ({ file, verse })));
  const wrong = all.flatMap(({ file, verse }) => {
    const fault = faultOf(folder, file, verse);
    return fault ? [`${verse.id}: ${fault}`] : [];
  });
  for (const line of wrong) console.error(line);
  console.log(`${all.length} verses, ${all.length - wrong.length} word for word, ${wrong.length} not`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder) verify(folder);
  else {
    console.error('Say where the texts are: npm run verses:verify -- folder');
    process.exitCode = 1;
  }
}
