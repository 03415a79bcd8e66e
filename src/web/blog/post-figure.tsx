import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogFigure } from '../../contract/blog.ts';
import styles from './post-figure.module.css';

type Drawing = Extract<BlogFigure, { kind: 'drawing' }>;
type Cards = Extract<BlogFigure, { kind: 'cards' }>;
type Picture = Extract<BlogFigure, { kind: 'picture' }>;

/** Drawn twice: on a phone, the wide one's words would be too small to read. */
function DrawingPicture({ alt, wide, phone }: Drawing): ReactNode {
  return (
    <picture>
      <source media="(min-width: 700px)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img className={styles.drawing} src={phone.src} alt={alt} width={phone.width} height={phone.height} />
    </picture>
  );
}

function CardPictures({ cards }: Cards): ReactNode {
  return (
    <div className={styles.cards}>
      {cards.map(({ slug, name, src }) => (
        <Link key={slug} to={`/tarot/cards/${slug}`}>
          <img src={src} alt={name} width={335} height={585} />
        </Link>
      ))}
    </div>
  );
}

/** As wide as the page at most, and never taller than a phone's screen. */
function UploadedPicture({ alt, picture: { src, width, height } }: Picture): ReactNode {
  return <img className={styles.picture} src={src} alt={alt} width={width} height={height} />;
}

function Pictures({ figure }: { figure: BlogFigure }): ReactNode {
  if (figure.kind === 'cards') return <CardPictures {...figure} />;
  return figure.kind === 'picture' ? <UploadedPicture {...figure} /> : <DrawingPicture {...figure} />;
}

/** The measured drawing above an article, the three cards it is about, or a picture that was put up. */
export function PostFigure({ figure }: { figure: BlogFigure }): ReactNode {
  return (
    <figure className={styles.figure}>
      <Pictures figure={figure} />
      <figcaption className={styles.caption}>
        <span className={styles.number}>FIG. 1</span> {figure.caption}
      </figcaption>
    </figure>
  );
}
