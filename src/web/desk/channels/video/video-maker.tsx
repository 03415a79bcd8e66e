import type { ReactNode } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import type { DeskChannelPost } from '../../../../contract/desk-channel-posts.ts';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Answer } from '../../ui/answer.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { postCall } from '../calls.ts';
import { usePress } from '../use-press.ts';
import { FilmPlayer } from './film-player.tsx';
import { FilmProgress } from './film-progress.tsx';
import { FilmStrip } from './film-strip.tsx';
import { NO_WAY, standsWords, VP9_NOTE } from './film-words.ts';
import { useFilm, type FilmInBrowser } from './use-film.ts';
import { useFilmCodec } from './use-film-codec.ts';
import { useStoryboard } from './use-storyboard.ts';
import styles from './video-maker.module.css';

interface PartProps {
  post: DeskChannelPost;
  board: Storyboard;
  film: FilmInBrowser;
}

function makeLabel({ made }: Storyboard, hasFailed: boolean): string {
  if (hasFailed) return 'Try again';
  return made === null ? 'Make the film' : 'Make it again';
}

/** In this browser where that is possible; the server's program is asked second. */
function MakePresses({ post, board, film }: PartProps): ReactNode {
  const codec = useFilmCodec(board);
  const { isBusy, run } = usePress();
  if (codec === undefined) return null;
  const label = makeLabel(board, film.making.state === 'failed');
  const atServer = (): void =>
    void run({
      path: postCall(post.line.id, 'film'),
      done: 'The server has begun.',
      failed: 'The server didn’t begin.',
    });
  return (
    <>
      {codec === null && !board.canServerMake && <p className={styles.note}>{NO_WAY}</p>}
      {codec?.codec === 'vp9' && <p className={styles.note}>{VP9_NOTE}</p>}
      <ButtonRow>
        {codec && (
          <Button kind="line" onClick={() => void film.make(board, codec)}>
            {label}
          </Button>
        )}
        {board.canServerMake && (
          <Button kind={codec ? 'text' : 'line'} disabled={isBusy} onClick={atServer}>
            {codec ? 'Have the server make it' : `${label} on the server`}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

function stateOf({ made }: Storyboard, hasFailed: boolean) {
  if (hasFailed) return 'bad';
  if (made === null) return 'none';
  return made.isCurrent ? 'good' : 'look';
}

function Stands({ post, board, film }: PartProps): ReactNode {
  const { making } = film;
  const reason = making.state === 'failed' ? making.reason : (board.serverFilm?.reason ?? null);
  return (
    <>
      <p className={styles.words}>
        <StateMark state={stateOf(board, reason !== null)} word="" />
        {reason === null ? standsWords(board) : `The film wasn’t made. ${reason}`}
      </p>
      {board.made && <FilmPlayer post={post} board={board} />}
      <MakePresses post={post} board={board} film={film} />
    </>
  );
}

function Maker({ post, board }: Omit<PartProps, 'film'>): ReactNode {
  const film = useFilm(post.line.id);
  const isMaking = film.making.state === 'making' || film.making.state === 'saving';
  const atServer = board.serverFilm?.state === 'making' ? board.serverFilm : null;
  return (
    <>
      {isMaking || atServer ? (
        <FilmProgress making={film.making} atServer={atServer} onCancel={film.cancel} />
      ) : (
        <Stands post={post} board={board} film={film} />
      )}
      <FilmStrip board={board} />
    </>
  );
}

/** Where the film of a video post is made, and seen. */
export function VideoMaker({ post }: { post: DeskChannelPost }): ReactNode {
  const query = useStoryboard(post.line.id, post.revision);
  if (post.line.video === null) return null;
  return (
    <section aria-label="Video" className={styles.maker}>
      <Answer query={query} loading="Opening the storyboard…" failed="We couldn’t open the storyboard.">
        {(board) => <Maker post={post} board={board} />}
      </Answer>
    </section>
  );
}
