import { useEffect, useState, type ReactNode } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx';
import { postCall } from '../calls.ts';
import { useKitFile } from '../kit/use-kit-file.ts';
import styles from './video-maker.module.css';

/** The file's address while it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

interface FilmPlayerProps {
  post: DeskChannelPost;
  board: Storyboard;
}

/** The film as it will be handed out, to look at and to save. It has no sound, and its captions are in the picture. */
export function FilmPlayer({ post, board }: FilmPlayerProps): ReactNode {
  const { width, height, files } = board;
  // Another film of the same post has the same address otherwise.
  const film = useKitFile({ ...post.file, src: `${post.file.src}&film=${post.file.bytes}` });
  const url = useObjectUrl(film.state === 'here' ? film.file : null);
  return (
    <div className={styles.made}>
      {film.state === 'failed' && <p>We couldn’t load the film. Reload the page, or make it again.</p>}
      {url !== null && (
        <video src={url} width={width} height={height} className={styles.film} controls muted playsInline />
      )}
      <ButtonRow>
        <ButtonLink kind="line" reloadDocument to={`${postCall(post.line.id, 'file')}?download`}>
          Save the film
        </ButtonLink>
        <ButtonLink kind="text" reloadDocument to={files.srt}>
          Captions .srt
        </ButtonLink>
        <ButtonLink kind="text" reloadDocument to={files.vtt}>
          Captions .vtt
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
