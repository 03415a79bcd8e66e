import { siteUrlOf } from '../test/crawl/walk.ts';

export interface ComparedSite {
  origin: string;
  /** Its own name for itself, which may be another than the one it is asked by. */
  siteUrl: string;
  /** Classes that have another name now: as they were, and as they are. */
  renamedClasses: ReadonlyMap<string, string>;
}

/** What every instance is called here. */
export const SITE = 'http://site';

interface Answer {
  status: number;
  /** Status and headers, a line each. */
  head: string;
  /** As it is sent; of what is text, as it would be sent by any build at any address. */
  body: string | Buffer;
}

export interface ComparedAnswers {
  /** Of the first site. */
  status: number;
  /** Null where both say the same. */
  difference: string | null;
  /** What the first site said, if that is text. */
  text: string | null;
}

const LONGEST_WAIT_MS = 60_000;
const SHOWN_CHARACTERS = 80;

/** The time, the length and tag of a body that is compared itself, and when a file was written to this disk. */
const PASSING_HEADERS = ['date', 'content-length', 'etag', 'last-modified'];
/** How many requests are left, and for how long. */
const LEFT_HEADERS = ['x-ratelimit-remaining', 'x-ratelimit-reset'];
const isPassing = (name: string): boolean => [...PASSING_HEADERS, ...LEFT_HEADERS].includes(name);

export async function comparedSite(
  origin: string,
  renamedClasses: ReadonlyMap<string, string>,
): Promise<ComparedSite> {
  const siteUrl = await siteUrlOf(origin).catch((cause: Error) => {
    throw new Error(`No site answers at ${origin}.`, { cause });
  });
  return { origin, siteUrl, renamedClasses };
}

/** A calendar names the bare host. */
function withoutOrigin(text: string, { origin, siteUrl }: ComparedSite): string {
  const withHost = (rest: string, url: string): string =>
    rest.replaceAll(url, SITE).replaceAll(new URL(url).host, new URL(SITE).host);
  return [siteUrl, origin].reduce(withHost, text);
}

/** Another build cuts its code and styles into other files: which ones a page asks for is no part of the page. */
function withoutChunks(text: string): string {
  return text
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)" href="\/assets\/[^>]*>/g, '')
    .replaceAll(/"\/assets\/[\w.-]+\.(?:js|css)"[,;]?/g, '')
    .replaceAll(/(\/assets\/[\w.-]+)-[\w-]{8}(\.\w+)/g, '$1$2')
    .replaceAll(/\bversion:"[0-9a-f]{8}"/g, 'version:""');
}

/** The suffix of a class is made from the place of its style sheet in the sources. */
function withPlainClasses(text: string, { renamedClasses }: ComparedSite): string {
  const plainName = (name: string): string => renamedClasses.get(name) ?? name;
  return text.replaceAll(/ class="([^"]*)"/g, (_whole, classes: string) => {
    const names = classes.replaceAll(/_[\w-]{4}(?= |$)/g, '').split(' ');
    return ` class="${names.map(plainName).join(' ')}"`;
  });
}

/** Hashes of inline scripts, whose words are compared; editions, which are hashes of the drawing sources. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256'")
    .replaceAll(/(\/share\/\w+\/[\w-]+\.[a-z]+)\.[\w-]{12}\.png/g, '$1.png');
}

function plain(text: string, site: ComparedSite): string {
  return withoutHashes(withPlainClasses(withoutChunks(withoutOrigin(text, site)), site));
}

/** The minifier hands out its one or two letters by how often the letters of all names occur, hashes included. */
function withoutShortNames(script: string): string {
  return script.replaceAll(/(?<![\w$])[A-Za-z_$][\w$]?(?![\w$])/g, '_');
}

const isText = (type: string): boolean =>
  /^text\/|json|xml|javascript/.test(type) && !type.startsWith('image/');

function textOf(bytes: Buffer, type: string, site: ComparedSite): string {
  const text = plain(bytes.toString(), site);
  return type.includes('javascript') ? withoutShortNames(text) : text;
}

async function received({ origin }: ComparedSite, address: string): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const answer = await fetch(origin + address, { redirect: 'manual', signal }).catch((cause: Error) => {
    throw new Error(`${origin} does not answer ${address}.`, { cause });
  });
  if (answer.status !== 429) return answer;
  throw new Error(`${origin} turns us away: start it with higher …_REQUESTS_PER_MINUTE.`);
}

async function ask(site: ComparedSite, address: string): Promise<Answer> {
  const answer = await received(site, address);
  const { status } = answer;
  const headers = [...answer.headers].filter(([name]) => !isPassing(name));
  const lines = [`status: ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const body = isText(type) ? textOf(bytes, type, site) : bytes;
  return { status, head: plain(lines.join('\n'), site), body };
}

const MAX_AGE = /(?<=max-age=)\d+/;
const SAME_MOMENT_SECONDS = 10;

/** What is true until midnight may be kept until then: two answers of one moment may be some seconds apart. */
function atTheMomentOf(head: string, other: string): string {
  const [age = NaN, otherAge = NaN] = [head, other].map((text) => Number(MAX_AGE.exec(text)?.[0]));
  return Math.abs(age - otherAge) <= SAME_MOMENT_SECONDS ? head.replace(MAX_AGE, String(otherAge)) : head;
}

/** Where two texts part, with a few words before it. */
function parting(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - SHOWN_CHARACTERS / 4);
  const shown = (text: string): string => JSON.stringify(text.slice(from, from + SHOWN_CHARACTERS));
  return `at ${at}\n    ${shown(one)}\n    ${shown(other)}`;
}

const bytesOf = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);

function differenceOf(one: Answer, other: Answer): string | null {
  const head = atTheMomentOf(other.head, one.head);
  if (one.head !== head) return `head ${parting(one.head, head)}`;
  const [bytes, otherBytes] = [bytesOf(one.body), bytesOf(other.body)];
  if (bytes.equals(otherBytes)) return null;
  if (typeof one.body === 'string' && typeof other.body === 'string') {
    return `body ${parting(one.body, other.body)}`;
  }
  return `bytes, ${bytes.length} and ${otherBytes.length} of them`;
}

export async function compareAnswers(
  [first, second]: readonly [ComparedSite, ComparedSite],
  address: string,
): Promise<ComparedAnswers> {
  const [one, other] = await Promise.all([ask(first, address), ask(second, address)]);
  const text = typeof one.body === 'string' ? one.body : null;
  return { status: one.status, difference: differenceOf(one, other), text };
}
