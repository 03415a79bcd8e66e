import { monthDay } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { Check, CheckInput } from './check-input.ts';
import { dayWords } from './day-words.ts';
import type { UsedPost } from './post.ts';
import { firstFreeDay, isScene, REST_DAYS, restDaysOf, sameTimeOn, tooNear } from './rest.ts';

/** "went out today on Facebook Cats", "is planned for that channel on Monday" */
function whenSaid({ atMs }: UsedPost, { channel, nowMs }: CheckInput): string {
  const day = dayWords(atMs, nowMs, channel.timeZone);
  return atMs <= nowMs ? `went out ${day} on ${channel.name}` : `goes out ${day} on ${channel.name}`;
}

/** The same time on the first day that is far enough from all of these, as a press. */
function laterFix({ channel, post }: CheckInput, clashing: readonly UsedPost[], restDays: number) {
  const days = clashing.map(({ atMs }) => dateInZone(atMs, channel.timeZone));
  const atMs = Date.parse(post.fields.at);
  const day = firstFreeDay(dateInZone(atMs, channel.timeZone), days, restDays);
  const at = new Date(sameTimeOn(day, atMs, channel.timeZone)).toISOString();
  return { day: monthDay(day), fix: { label: `Move it to ${monthDay(day)}`, fields: { at } } };
}

function otherPictureFix(input: CheckInput): Check['fix'] {
  const { channel, post, used, others } = input;
  const other = others.find(({ art }) => {
    const posts = used.filter((one) => one.art === art);
    return (
      art !== post.fields.picture.art &&
      tooNear(posts, Date.parse(post.fields.at), channel.timeZone, restDaysOf(art)).length === 0
    );
  });
  if (!other) return null;
  const picture = { ...post.fields.picture, art: other.art };
  return { label: `Use ${other.name} instead`, fields: { picture, alt: other.alt } };
}

const thing = (art: string): string => (isScene(art) ? 'scene' : art.startsWith('cat:') ? 'cat' : 'picture');

export function pictureNewCheck(input: CheckInput): Check {
  const { channel, post, used } = input;
  const { art } = post.fields.picture;
  const restDays = restDaysOf(art);
  const same = used.filter((one) => one.art === art);
  const [clash] = tooNear(same, Date.parse(post.fields.at), channel.timeZone, restDays);
  if (!clash) {
    const said = `The picture is new here. It wasn’t on ${channel.name} in ${restDays} days.`;
    return { id: 'picture-new', isPassed: true, said, fix: null };
  }
  const { day, fix } = laterFix(input, same, restDays);
  const advice = `Pick another ${thing(art)}, or move the slot to ${day}, ${restDays} days on.`;
  const said = `Too soon. This picture ${whenSaid(clash, input)}. ${advice}`;
  return { id: 'picture-new', isPassed: false, said, fix: otherPictureFix(input) ?? fix };
}

export function wordsNewCheck(input: CheckInput): Check {
  const { channel, post, sameWords } = input;
  const { words, fields } = post;
  const [clash] = tooNear(sameWords, Date.parse(fields.at), channel.timeZone, REST_DAYS);
  if (!clash) {
    const said = `The words are new. Nothing like them in ${REST_DAYS} days.`;
    return { id: 'words-new', isPassed: true, said, fix: null };
  }
  const { day, fix } = laterFix(input, sameWords, REST_DAYS);
  const what = words !== null && clash.words === words ? 'These words' : 'Nearly the same words';
  const went = whenSaid(clash, input).replace(/^goes/, 'go');
  const said = `Too soon. ${what} ${went}. Write others, or move the slot to ${day}, ${REST_DAYS} days on.`;
  return { id: 'words-new', isPassed: false, said, fix };
}
