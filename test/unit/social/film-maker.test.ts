import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import type { Storyboard } from '../../../src/contract/desk-channel-films.ts';
import { ffmpegArguments } from '../../../src/server/channels/film-ffmpeg.ts';
import { createFilmMaker, type FilmOrder } from '../../../src/server/channels/film-maker.ts';

const move = { from: 1, to: 1.07, x: 0.5, y: 0.46 };
const BOARD: Storyboard = {
  edition: '0123456789ab',
  width: 1080,
  height: 1920,
  fps: 30,
  seconds: 4,
  shots: [
    { picture: '/0.png', says: '', seconds: 2.5, move },
    { picture: '/1.png', says: '', seconds: 1.5, move },
  ],
  captions: [
    { text: 'In the picture', from: 0, to: 1, picture: null },
    { text: 'Over it', from: 1, to: 2, picture: '/caption-1.png' },
  ],
  band: { left: 60, top: 1298, width: 960, height: 236 },
  files: { vtt: '', srt: '' },
  made: null,
  canServerMake: true,
  serverFilm: null,
};

/** A program that is called like it, and does what the script says with its last argument, the file to write. */
function pretended(script: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pretended-')), 'ffmpeg');
  const encoders = 'case "$*" in *-encoders*) echo " V..... libx264 H.264"; exit 0;; esac';
  writeFileSync(file, `#!/bin/sh\n${encoders}\nfor to; do :; done\n${script}\n`, { mode: 0o755 });
  return file;
}

const maker = (program: string, timeoutMs = 10_000) =>
  createFilmMaker({ program, timeoutMs, log: pino({ enabled: false }) });

function order(keep: FilmOrder['keep'] = async () => {}): FilmOrder & { asked: string[] } {
  const asked: string[] = [];
  const picture = async (name: string): Promise<Buffer> => {
    asked.push(name);
    return Buffer.from(name);
  };
  return { post: 7, board: BOARD, picture, keep, asked };
}

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('film-'));

describe('films made by the server', () => {
  it('is told every shot, every caption that is laid over, and a file that plays while it loads', () => {
    const given = ffmpegArguments(BOARD, ['a.png', 'b.png', 'c.png'], 'film.mp4');
    const filter = given[given.indexOf('-filter_complex') + 1]!;
    expect(filter).toContain('d=75:s=1080x1920:fps=30');
    expect(filter).toContain('concat=n=2:v=1:a=0');
    expect(filter).toContain("[2:v]overlay=x=60:y=1298:enable='between(t,1,2)'");
    expect(given.join(' ')).toContain('-profile:v high -level 4.0');
    expect(given.join(' ')).toContain('+faststart');
    expect(given.at(-1)).toBe('film.mp4');
  });

  it('keeps what was made and leaves nothing behind', async () => {
    const before = folders();
    const kept: string[] = [];
    const wanted = order(async (film) => kept.push(await text(film)));
    const films = maker(pretended('echo frame=60; printf film > "$to"'));
    await films.start(wanted);
    expect(films.filmOf(7)).toMatchObject({ state: 'making' });
    await vi.waitFor(() => expect(films.filmOf(7)).toBeNull(), { timeout: 8_000 });
    expect(kept).toEqual(['film']);
    expect(wanted.asked).toEqual(['0.png', '1.png', 'caption-1.png']);
    expect(folders()).toEqual(before);
  });

  it('makes one at a time, and ends one that takes too long', async () => {
    const films = maker(pretended('exec sleep 60'), 300);
    await films.start(order());
    await expect(films.start({ ...order(), post: 8 })).rejects.toThrow('Another film');
    await vi.waitFor(() => expect(films.filmOf(7)).toMatchObject({ state: 'failed' }), { timeout: 8_000 });
    expect(films.filmOf(7)!.reason).toContain('Make it in a browser');
  });

  it('says that there is none where the machine has none', async () => {
    const films = maker('/nowhere/ffmpeg');
    expect(await films.canMake()).toBe(false);
    await expect(films.start(order())).rejects.toThrow('no ffmpeg');
  });
});
