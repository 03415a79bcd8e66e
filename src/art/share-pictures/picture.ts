import { composeAuthor } from './author.ts';
import { composeCalendar } from './calendar.ts';
import { composeCard } from './card.ts';
import type { ShareFormat } from './formats.ts';
import { composeMisattribution } from './misattribution.ts';
import { composePage } from './page.ts';
import { composePair } from './pair.ts';
import { composePost } from './post.ts';
import { prepareCards } from './prepared-cards.ts';
import { composeReading } from './reading.ts';
import { finished, signed, type Composed } from './sheet.ts';
import { composeSky } from './sky.ts';
import type { PictureSubject, Signed } from './subject.ts';
import { composeTag } from './tag.ts';
import { composeTarotReading } from './tarot-reading.ts';

function composed(subject: PictureSubject, format: ShareFormat): Composed {
  switch (subject.kind) {
    case 'reading':
      return composeReading(subject, format);
    case 'calendar':
      return composeCalendar(subject);
    case 'pair':
      return composePair(subject, format);
    case 'sky':
      return composeSky(subject);
    case 'card':
      return composeCard(subject, format);
    case 'tarot-reading':
      return composeTarotReading(subject);
    case 'post':
      return composePost(subject);
    case 'tag':
      return composeTag(subject);
    case 'author':
      return composeAuthor(subject);
    case 'misattribution':
      return composeMisattribution(subject);
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
