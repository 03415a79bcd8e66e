import { constants, fstatSync, ftruncateSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { WrongSetting } from '../config.ts';

/** A page that the web server in front has answered from its own copy, with what counting asks of a request. */
export interface AnsweredInFront {
  method: 'GET';
  url: string;
  headers: IncomingHttpHeaders;
}

/** What became of the lines so far. */
export interface LineTally {
  read: number;
  /** None of our lines. */
  malformed: number;
  /** More than are read in a second. */
  dropped: number;
}

export interface AccessLog {
  tally: Readonly<LineTally>;
  close: () => Promise<void>;
}

const LONGEST_LINE = 4_096;
const READ_EVERY_MS = 1_000;
/** Some four hundred lines: a millisecond or two, between which others are answered. */
const READ_BYTES = 64 * 1024;
/** As many pages a second as 400 million a day; to read more would take the time of those who are answered here. */
const MOST_A_SECOND = 5_000;
/** What has been read is thrown away when it is this much. */
const KEPT_BYTES = 1024 * 1024;
const FIELDS = 6;
const NEWLINE = 0x0a;
/** The web server makes itself the owner when it opens its logs anew; the group stays ours. */
const MODE = 0o660;

/** Of a header that was not sent nginx says an empty text. */
const given = (text: string): string | undefined => (text === '' ? undefined : text);

const isLine = (fields: unknown): fields is string[] =>
  Array.isArray(fields) && fields.length === FIELDS && fields.every((field) => typeof field === 'string');

/** One line of `deploy/nginx.conf`: a list of six texts. */
export function answeredInFront(line: string): AnsweredInFront | null {
  if (line.length > LONGEST_LINE) return null;
  try {
    const fields: unknown = JSON.parse(line);
    if (!isLine(fields)) return null;
    const [url, agent, mode, site, dest, purpose] = fields as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!url.startsWith('/')) return null;
    const headers = {
      'user-agent': given(agent),
      'sec-fetch-mode': given(mode),
      'sec-fetch-site': given(site),
      'sec-fetch-dest': given(dest),
      'sec-purpose': given(purpose),
    };
    return { method: 'GET', url, headers };
  } catch {
    return null;
  }
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT, MODE);
    // Whatever the process's own mask took away; where the file is another's, its mode is theirs.
    await file.chmod(MODE).catch(() => {});
    return file;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongSetting(`ACCESS_LOG_FILE ${path} can't be opened to be read and shortened (${code}).`);
  }
}

/** Reads what the web server appends to a file, from where it last stopped. */
class LogReader {
  readonly tally: LineTally = { read: 0, malformed: 0, dropped: 0 };
  readonly #file: FileHandle;
  readonly #onAnswered: (answered: AnsweredInFront) => void;
  readonly #buffer = Buffer.alloc(READ_BYTES);
  #position = 0;
  #left = 0;

  constructor(file: FileHandle, onAnswered: (answered: AnsweredInFront) => void) {
    this.#file = file;
    this.#onAnswered = onAnswered;
  }

  #take(line: string): void {
    if (this.#left-- <= 0) return void this.tally.dropped++;
    const answered = answeredInFront(line);
    if (answered === null) return void this.tally.malformed++;
    this.tally.read++;
    this.#onAnswered(answered);
  }

  /** How many bytes of the next piece are whole lines, which have then been taken. */
  async #takePiece(): Promise<number> {
    const { bytesRead } = await this.#file.read(this.#buffer, 0, READ_BYTES, this.#position);
    const piece = this.#buffer.subarray(0, bytesRead);
    const whole = piece.lastIndexOf(NEWLINE) + 1;
    // No line of ours is that long: what cannot be read is passed over.
    if (whole === 0) return bytesRead === READ_BYTES ? bytesRead : 0;
    if (this.#left > 0) for (const line of piece.toString('utf8', 0, whole - 1).split('\n')) this.#take(line);
    else this.tally.dropped += linesIn(piece.subarray(0, whole));
    return whole;
  }

  /** Nothing may come between the look and the cut: what was written there would be lost. */
  #shorten(): void {
    const { size } = fstatSync(this.#file.fd);
    if (size === this.#position && size > KEPT_BYTES) ftruncateSync(this.#file.fd);
    else if (size >= this.#position) return;
    // Cut short, by us or by somebody else.
    this.#position = 0;
  }

  async readOn(): Promise<void> {
    this.#left = MOST_A_SECOND;
    this.#shorten();
    for (let taken = await this.#takePiece(); taken > 0; taken = await this.#takePiece())
      this.#position += taken;
    this.#shorten();
  }
}

/**
 * Reads in a file, second by second, which pages the web server in front has answered itself. What it wrote while the site
 * was away waits there.
 */
export async function openAccessLog(
  path: string,
  onAnswered: (answered: AnsweredInFront) => void,
): Promise<AccessLog> {
  const file = await openFile(path);
  const reader = new LogReader(file, onAnswered);
  // A disk that does not answer is a line less, no reason to end.
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = reading.then(() => reader.readOn()).catch(() => {});
  }, READ_EVERY_MS).unref();
  return {
    tally: reader.tally,
    async close() {
      clearInterval(timer);
      await reading.then(() => reader.readOn()).catch(() => {});
      await file.close();
    },
  };
}
