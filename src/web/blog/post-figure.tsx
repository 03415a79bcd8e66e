import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogFigure } from '../../contract/blog.ts';
import styles from './post-figure.module.css';

type Drawing = Extract<BlogFigure, { kind: 'drawing' }>;
type Cards = Extract<BlogFigure, { kind: 'cards' }>;

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

/** The measured drawing above an article, or the three cards it is about. */
export function PostFigure({ figure }: { figure: BlogFigure }): ReactNode {
  return (
    <figure className={styles.figure}>
      {figure.kind === 'cards' ? <CardPictures {...figure} /> : <DrawingPicture {...figure} />}
      <figcaption className={styles.caption}>
        <span className={styles.number}>FIG. 1</span> {figure.caption}
      </figcaption>
    </figure>
  );
}
