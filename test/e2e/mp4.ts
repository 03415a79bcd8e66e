/** A box of an MP4 file: what it is called, where it begins, and what is in it. */
interface Box {
  type: string;
  start: number;
  body: Buffer;
}

const HEADER = 8;

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start + HEADER <= bytes.length;) {
    const type = bytes.toString('latin1', start + 4, start + HEADER);
    const size = bytes.readUInt32BE(start);
    // One that is larger than four gigabytes tells so behind its name; films of ours are not.
    if (size < HEADER) throw new Error(`The box ${type} at ${start} has no size.`);
    boxes.push({ type, start, body: bytes.subarray(start + HEADER, start + size) });
    start += size;
  }
  return boxes;
}

/** The box at the end of a way of names. */
function boxAt(bytes: Buffer, ...way: readonly string[]): Buffer {
  return way.reduce((within, type) => {
    const found = boxesOf(within).find((box) => box.type === type);
    if (!found) throw new Error(`There is no box ${way.join('/')} in the file.`);
    return found.body;
  }, bytes);
}

export interface ReadFilm {
  /** In the order of the file: "ftyp", "moov", "mdat". */
  boxes: string[];
  seconds: number;
  tracks: number;
  /** "avc1" */
  codec: string;
  width: number;
  height: number;
  /** 100 is High; 40 is level 4.0. */
  profile: number;
  level: number;
  frames: number;
  keyFrames: number;
}

/** Version, flags, then created and changed. */
const MOVIE_TIMES = 12;
/** Before the boxes of a picture track's entry stand its sizes. */
const ENTRY = { width: 24, height: 26, boxes: 78 };

/** What a film is, read from the file itself. */
export function readFilm(bytes: Buffer): ReadFilm {
  const movie = boxAt(bytes, 'moov');
  const times = boxAt(movie, 'mvhd');
  const samples = boxAt(movie, 'trak', 'mdia', 'minf', 'stbl');
  const entry = boxesOf(boxAt(samples, 'stsd').subarray(HEADER))[0]!;
  const config = boxAt(entry.body.subarray(ENTRY.boxes), 'avcC');
  return {
    boxes: boxesOf(bytes).map(({ type }) => type),
    seconds: times.readUInt32BE(MOVIE_TIMES + 4) / times.readUInt32BE(MOVIE_TIMES),
    tracks: boxesOf(movie).filter(({ type }) => type === 'trak').length,
    codec: entry.type,
    width: entry.body.readUInt16BE(ENTRY.width),
    height: entry.body.readUInt16BE(ENTRY.height),
    profile: config[1]!,
    level: config[3]!,
    frames: boxAt(samples, 'stsz').readUInt32BE(8),
    keyFrames: boxAt(samples, 'stss').readUInt32BE(4),
  };
}
