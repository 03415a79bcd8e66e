import type { ReactNode } from 'react';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { SOCIAL_FORMATS } from '../../../../domain/channels/picture.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './kit-picture.module.css';

/** What is handed out, as large as leaves the buttons in reach of the thumb. */
export function KitPicture({ post, isSmall }: { post: DeskChannelPost; isSmall: boolean }): ReactNode {
  const { file, fields, line } = post;
  const { width, height } = SOCIAL_FORMATS[fields.picture.format];
  const src = file.type.startsWith('image/') ? file.src : line.thumb;
  return (
    <img
      src={src}
      alt={fields.alt}
      width={width}
      height={height}
      className={classes(styles.picture, isSmall && styles.small)}
    />
  );
}
