interface FilmSize {
  width: number;
  height: number;
  fps: number;
}

export interface FilmCodec {
  codec: 'avc' | 'vp9';
  /** As WebCodecs calls it, with profile and level. */
  full: string;
}

/** Few colors and slow moves: enough for engraved lines to stay sharp. */
export const FILM_BITRATE = 5_000_000;

/** What every network takes comes first: H.264, High profile, level 4.0. */
const CODECS: readonly FilmCodec[] = [
  { codec: 'avc', full: 'avc1.640028' },
  { codec: 'vp9', full: 'vp09.00.40.08' },
];

/** What this browser can encode; null where it can't at all. */
export async function filmCodec({ width, height, fps }: FilmSize): Promise<FilmCodec | null> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  for (const codec of CODECS) {
    const config = { codec: codec.full, width, height, framerate: fps, bitrate: FILM_BITRATE };
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
    if (answer?.supported === true) return codec;
  }
  return null;
}
