import type { Network } from './channel.ts';
import { formatOf } from './channel-rules.ts';
import type { Check, CheckInput } from './check-input.ts';
import { SOCIAL_FORMATS, type SocialFormat } from './picture.ts';
import { isScene } from './rest.ts';

const FORMATS: Readonly<Record<Network, readonly SocialFormat[]>> = {
  facebook: ['4:5', '1:1'],
  pinterest: ['2:3'],
  youtube: ['9:16'],
};
const PLACES: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  pinterest: 'the pin',
  youtube: 'the Short',
};
/** A video has no such limit worth naming; Facebook says "less than 4 MB" of photos. */
const MOST_BYTES: Readonly<Record<Network, number>> = {
  facebook: 4_000_000,
  pinterest: 20_000_000,
  youtube: Infinity,
};
/** Below it networks show a blur, or refuse. */
const LEAST_WIDTH = 600;

export function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const isInShape = (width: number, height: number, format: SocialFormat): boolean =>
  Math.abs(width / height / (SOCIAL_FORMATS[format].width / SOCIAL_FORMATS[format].height) - 1) < 0.01;

function wrongFormat({ channel, post }: CheckInput): Check | null {
  const { picture } = post.fields;
  if (FORMATS[channel.network].includes(picture.format)) return null;
  const format = formatOf(channel.network, post.kind);
  return {
    id: 'picture',
    isPassed: false,
    said: `The picture is ${picture.format}, and ${PLACES[channel.network]} wants ${format}.`,
    fix: { label: `Make it ${format}`, fields: { picture: { ...picture, format } } },
  };
}

function fileFault({ channel, post, file }: CheckInput): string | null {
  const { art, format } = post.fields.picture;
  if (!file && isScene(art))
    return 'The verse can’t be set under this scene. Break it into shorter lines, five at the most, in plain letters.';
  if (!file) return 'The picture can’t be drawn. Choose another.';
  if (!isInShape(file.width, file.height, format) || file.width < LEAST_WIDTH)
    return `The file is ${file.width} × ${file.height}, and ${PLACES[channel.network]} wants ${format}, ${LEAST_WIDTH} wide at the least. Choose another.`;
  if (file.bytes !== null && file.bytes >= MOST_BYTES[channel.network])
    return `The file has ${sizeWords(file.bytes)}, and ${PLACES[channel.network]} takes less than ${sizeWords(MOST_BYTES[channel.network])}. Choose another picture.`;
  return null;
}

export function pictureCheck(input: CheckInput): Check {
  const wrong = wrongFormat(input);
  if (wrong) return wrong;
  const fault = fileFault(input);
  const bytes = input.file?.bytes ?? null;
  const size = bytes === null ? '' : `, ${sizeWords(bytes)}`;
  const passed = `${input.post.fields.picture.format} for ${PLACES[input.channel.network]}${size}.`;
  return { id: 'picture', isPassed: fault === null, said: fault ?? passed, fix: null };
}
