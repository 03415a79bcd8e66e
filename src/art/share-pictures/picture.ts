import { composeCard } from './card.ts';
import type { ShareFormat } from './formats.ts';
import { prepareCards } from './prepared-cards.ts';
import { composePage } from './page.ts';
import { composePair } from './pair.ts';
import { composePost } from './post.ts';
import { composeReading } from './reading.ts';
import { finished, signed, type Composed } from './sheet.ts';
import type { PictureSubject, Signed } from './subject.ts';

function composed(subject: PictureSubject, format: ShareFormat): Composed {
  switch (subject.kind) {
    case 'reading':
      return composeReading(subject, format);
    case 'pair':
      return composePair(subject, format);
    case 'card':
      return composeCard(subject, format);
    case 'post':
      return composePost(subject);
    case 'page':
      return composePage(subject);
  }
}

/** Every line and drawing of a picture at its place; the cards on it must be prepared. */
export function composeSharePicture(subject: PictureSubject, format: ShareFormat, by: Signed): Composed {
  return signed(composed(subject, format), format, by);
}

/** A picture to share: real words and a drawing of what they are about, all as outlines. */
export async function drawSharePicture(
  subject: PictureSubject,
  format: ShareFormat,
  by: Signed,
): Promise<string> {
  await prepareCards(subject);
  return finished(composeSharePicture(subject, format, by), format);
}
