import type { ReactNode } from 'react';
import type { DeskChannelPost, PostFields } from '../../../../contract/desk-channel-posts.ts';
import { monthDay } from '../../../../domain/calendar/written-date.ts';
import { SOCIAL_FORMATS } from '../../../../domain/channels/picture.ts';
import { NETWORK_NAMES } from '../../../../domain/channels/network-names.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { dateIn, timeIn } from '../channel-times.ts';
import styles from './preview.module.css';
import { outgoingText, pictureSource, textParts } from './preview-words.ts';

interface PreviewProps {
  post: DeskChannelPost;
  fields: PostFields;
}

/** Facebook folds what is longer. */
const FOLD = 320;

/** As its network calls it, else the page or board that it hangs on. */
const nameOf = ({ channel: { connection, board, name } }: DeskChannelPost): string =>
  connection.account ?? (board === '' ? name : board);

function Words({ text }: { text: string }): ReactNode {
  const isFolded = text.length > FOLD;
  const shown = isFolded ? `${text.slice(0, FOLD).trimEnd()}… ` : text;
  return (
    <p className={styles.words}>
      {textParts(shown).map((part, index) =>
        part.isLink ? <i key={index}>{part.text}</i> : <span key={index}>{part.text}</span>,
      )}
      {isFolded && <b>See more</b>}
    </p>
  );
}

function Picture({ post, fields }: PreviewProps): ReactNode {
  const { width, height } = SOCIAL_FORMATS[fields.picture.format];
  return (
    <img
      src={pictureSource(post, fields)}
      alt={fields.alt}
      width={width}
      height={height}
      className={styles.picture}
      data-format={fields.picture.format}
    />
  );
}

function Avatar(): ReactNode {
  return (
    <span className={styles.avatar}>
      <Glyph name="compass" size={20} />
    </span>
  );
}

function FacebookCard({ post, fields }: PreviewProps): ReactNode {
  const zone = post.channel.timeZone;
  return (
    <div className={styles.facebook}>
      <div className={styles.by}>
        <Avatar />
        <span>
          <b>{nameOf(post)}</b>
          <small>
            {monthDay(dateIn(zone, fields.at))} at {timeIn(zone, fields.at)}
          </small>
        </span>
      </div>
      <Words text={outgoingText(post, fields)} />
      <Picture post={post} fields={fields} />
      <div className={styles.under} aria-hidden="true">
        <span>Like</span>
        <span>Comment</span>
        <span>Share</span>
      </div>
    </div>
  );
}

function Pin({ post, fields }: PreviewProps): ReactNode {
  return (
    <div className={styles.pin}>
      <Picture post={post} fields={fields} />
      <b>{fields.title}</b>
      <p className={styles.described}>{fields.text}</p>
      <span className={styles.by}>
        <Avatar />
        <small>{nameOf(post)}</small>
      </span>
    </div>
  );
}

/** What the app lays over a Short is left free in our drawings. */
function Short({ post, fields }: PreviewProps): ReactNode {
  return (
    <div className={styles.short}>
      <Picture post={post} fields={fields} />
      <div className={styles.over} aria-hidden="true">
        <span>Like</span>
        <span>Dislike</span>
        <span>Comments</span>
        <span>Share</span>
      </div>
      <div className={styles.foot}>
        <b>{nameOf(post)}</b>
        <span>{fields.title}</span>
      </div>
    </div>
  );
}

const CARDS = { facebook: FacebookCard, pinterest: Pin, youtube: Short };

/** As the network will show it; the only foreign ground of the desk. */
export function Preview({ post, fields }: PreviewProps): ReactNode {
  const { network } = post.line;
  const Card = CARDS[network];
  const label = `On ${NETWORK_NAMES[network]}`;
  return (
    <section aria-label={label} className={styles.preview}>
      <h2 className={styles.label}>{label}</h2>
      <Card post={post} fields={fields} />
    </section>
  );
}
