import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import { CallFailed, send } from '../../call.ts';
import { reasonWords, tellFailed, tellSaved } from '../../told.ts';
import { CHANNELS_KEY, postCall } from '../calls.ts';
import type { FilmCodec } from './film-codec.ts';

export type Making =
  | { state: 'idle' }
  | { state: 'making'; part: number; sinceMs: number }
  | { state: 'saving' }
  | { state: 'failed'; reason: string };

export interface FilmInBrowser {
  making: Making;
  make: (board: Storyboard, codec: FilmCodec) => Promise<void>;
  cancel: () => void;
}

function whyFailed(error: unknown): string {
  if (error instanceof CallFailed) return reasonWords(error);
  return error instanceof Error ? error.message : 'Something went wrong on this page.';
}

async function made(
  board: Storyboard,
  codec: FilmCodec,
  signal: AbortSignal,
  onPart: (part: number) => void,
) {
  const { encodeFilm } = await import('./encode-film.ts');
  return encodeFilm(board, codec, { signal, onPart });
}

/** Makes a film in this browser and hands it to the server; leaving the page gives it up. */
export function useFilm(post: number): FilmInBrowser {
  const client = useQueryClient();
  const [making, setMaking] = useState<Making>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(board: Storyboard, codec: FilmCodec): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const sinceMs = performance.now();
    const onPart = (part: number): void => setMaking({ state: 'making', part, sinceMs });
    onPart(0);
    try {
      const film = await made(board, codec, stop.signal, onPart);
      setMaking({ state: 'saving' });
      const asked = new URLSearchParams({ seconds: String(board.seconds), edition: board.edition });
      await send('PUT', `${postCall(post, 'video')}?${asked}`, film);
      tellSaved('The film is made.');
      setMaking({ state: 'idle' });
    } catch (error) {
      if (stop.signal.aborted) return setMaking({ state: 'idle' });
      setMaking({ state: 'failed', reason: whyFailed(error) });
      tellFailed('The film wasn’t made.', whyFailed(error));
    } finally {
      running.current = null;
      void client.invalidateQueries({ queryKey: CHANNELS_KEY });
    }
  }

  return { making, make, cancel: () => running.current?.abort() };
}
