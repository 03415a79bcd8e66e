import { parse } from 'yaml';
import { z } from 'zod';
import { CivilDateText } from '../contract/calendar.ts';
import { figureFrom } from '../domain/blog/figure.ts';
import { ContentFault } from './content-fault.ts';

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const plainText = (most: number) =>
  z
    .string('must be a line of text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `may have ${most} characters`)
    .refine((text) => !/[<>*_`[\]{}]/.test(text), 'must be plain text, without markup');

const FrontMatter = z
  .strictObject({
    title: plainText(90),
    excerpt: plainText(160),
    author: plainText(60),
    since: CivilDateText,
    publishedAt: CivilDateText,
    updatedAt: CivilDateText,
    tags: z.array(z.string().regex(SLUG, 'must be lower-case words with hyphens')).min(1, 'must name one'),
    figure: z
      .string('must be a line of text')
      .transform((text) => figureFrom(text))
      .refine((figure) => figure !== null, 'must be a drawing we have, with what it needs'),
    figureCaption: plainText(140),
    figureAlt: plainText(200).optional(),
    draft: z.boolean().default(false),
  })
  .refine(({ publishedAt, updatedAt }) => updatedAt >= publishedAt, {
    path: ['updatedAt'],
    message: 'must not be before publishedAt',
  })
  // A drawing of ours says itself what it shows.
  .refine(({ figure, figureAlt }) => figure?.kind !== 'upload' || figureAlt !== undefined, {
    path: ['figureAlt'],
    message: 'must say what the picture shows, for those who can’t see it',
  });
export type FrontMatter = z.infer<typeof FrontMatter>;

export function splitFile(file: string, source: string): { header: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new ContentFault(`${file}: must begin with front matter between two lines of ---`);
  try {
    return { header: parse(match[1]!), body: match[2]! };
  } catch (error) {
    throw new ContentFault(`${file}: front matter: ${(error as Error).message.split('\n')[0]}`);
  }
}

export function checkedHeader(file: string, header: unknown): FrontMatter {
  const result = FrontMatter.safeParse(header);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, code, message }) => {
    const missing = code === 'invalid_type' && (header as Record<string, unknown> | null)?.[String(path[0])];
    const said = missing === undefined ? 'is missing' : message;
    return `${file}: ${[path.join('.'), said].filter(Boolean).join(' ')}`;
  });
  throw new ContentFault(sentences.join('\n'));
}
