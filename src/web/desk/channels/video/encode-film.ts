import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';
import type { Storyboard } from '../../../../contract/desk-channel-films.ts';
import { FILM_BITRATE, type FilmCodec } from './film-codec.ts';
import { closePictures, fetchPictures, type FilmPictures } from './film-pictures.ts';
import { paintFrame } from './paint-frame.ts';

interface Encoding {
  signal: AbortSignal;
  /** 0 to 1. */
  onPart: (part: number) => void;
}

/** Where one can jump to. */
const KEY_FRAME_SECONDS = 1;

function sourceOf(canvas: OffscreenCanvas, { codec, full }: FilmCodec): CanvasSource {
  return new CanvasSource(canvas, {
    codec,
    fullCodecString: full,
    bitrate: FILM_BITRATE,
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: 'quality',
  });
}

async function addFrames(
  board: Storyboard,
  pictures: FilmPictures,
  { canvas, source }: { canvas: OffscreenCanvas; source: CanvasSource },
  { signal, onPart }: Encoding,
): Promise<void> {
  const { width, height, fps } = board;
  const context = canvas.getContext('2d', { alpha: false })!;
  context.imageSmoothingQuality = 'high';
  const frames = Math.round(board.seconds * fps);
  for (let frame = 0; frame < frames; frame++) {
    signal.throwIfAborted();
    paintFrame({ context, width, height }, board, pictures, frame / fps);
    await source.add(frame / fps, 1 / fps);
    onPart((frame + 1) / frames);
  }
}

/** The film as an MP4 whose table of contents stands first, so that it plays while it loads. */
export async function encodeFilm(board: Storyboard, codec: FilmCodec, encoding: Encoding): Promise<Blob> {
  const pictures = await fetchPictures(board, encoding.signal);
  const canvas = new OffscreenCanvas(board.width, board.height);
  const source = sourceOf(canvas, codec);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  output.addVideoTrack(source, { frameRate: board.fps });
  try {
    await output.start();
    await addFrames(board, pictures, { canvas, source }, encoding);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  } finally {
    closePictures(pictures);
  }
  return new Blob([target.buffer!], { type: 'video/mp4' });
}
