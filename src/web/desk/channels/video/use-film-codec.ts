import { useEffect, useState } from 'react';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import { filmCodec, type FilmCodec } from './film-codec.ts';

/** What this browser makes films with; null where it makes none, undefined until that is known. */
export function useFilmCodec({
  width,
  height,
  fps,
}: Pick<Storyboard, 'width' | 'height' | 'fps'>): FilmCodec | null | undefined {
  const [codec, setCodec] = useState<FilmCodec | null>();
  useEffect(() => {
    let isHere = true;
    void filmCodec({ width, height, fps }).then((found) => isHere && setCodec(found));
    return () => void (isHere = false);
  }, [width, height, fps]);
  return codec;
}
