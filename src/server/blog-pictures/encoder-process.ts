import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { encodePicture, Unusable, type EncodedPicture } from './encode.ts';

/** The answer to the one picture that came in. */
export type Encoded = { picture: EncodedPicture } | { refused: string } | { unreadable: string };

/** Lower than the site's own process: a picture must not slow down requests. */
const NICENESS = 10;

setPriority(NICENESS);

async function answer(): Promise<Encoded> {
  try {
    return { picture: await encodePicture(await buffer(process.stdin)) };
  } catch (error) {
    const { message } = error as Error;
    return error instanceof Unusable ? { refused: message } : { unreadable: message };
  }
}

process.send!(await answer(), () => process.disconnect!());
