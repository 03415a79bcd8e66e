/** What a value has to be: see `isRight`. */
type Kind = 'text' | 'address' | 'day' | 'number' | 'truth' | { of: readonly string[] } | { each: Kind };

interface TypeRule {
  required: Record<string, Kind>;
  optional?: Record<string, Kind>;
}

const TEXT = 'text';
const ADDRESS = 'address';
const of = (...types: string[]): Kind => ({ of: types });

const WORK: Record<string, Kind> = { inLanguage: TEXT, isPartOf: of('WebSite', 'CreativeWork') };
const PAGE: TypeRule = {
  required: { name: TEXT, description: TEXT, url: ADDRESS },
  optional: { ...WORK, dateModified: 'day', mainEntity: of('ItemList') },
};
const ARTICLE: TypeRule = {
  required: {
    headline: TEXT,
    description: TEXT,
    datePublished: 'day',
    dateModified: 'day',
    author: of('Organization', 'Person'),
    publisher: of('Organization'),
    image: { each: ADDRESS },
    mainEntityOfPage: of('WebPage'),
  },
  optional: { ...WORK, isAccessibleForFree: 'truth', keywords: TEXT, timeRequired: TEXT },
};

/** What schema.org and search engines ask of each type; a property that is not named here is a slip of the pen. */
const RULES: Record<string, TypeRule> = {
  WebSite: {
    required: { name: TEXT, url: ADDRESS },
    optional: { potentialAction: of('SearchAction'), publisher: of('Organization'), inLanguage: TEXT },
  },
  SearchAction: { required: { target: of('EntryPoint'), 'query-input': TEXT } },
  EntryPoint: { required: { urlTemplate: ADDRESS } },
  Organization: {
    required: { name: TEXT, url: ADDRESS },
    optional: { logo: of('ImageObject'), description: TEXT },
  },
  BreadcrumbList: { required: { itemListElement: { each: of('ListItem') } } },
  ItemList: {
    required: { itemListElement: { each: of('ListItem') } },
    optional: { numberOfItems: 'number', name: TEXT },
  },
  ListItem: { required: { position: 'number', name: TEXT }, optional: { item: ADDRESS, url: ADDRESS } },
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  CollectionPage: PAGE,
  AboutPage: PAGE,
  WebPage: PAGE,
  Quotation: {
    required: { text: TEXT, creator: of('Person', 'Organization'), url: ADDRESS },
    optional: {
      ...WORK,
      citation: TEXT,
      spokenByCharacter: of('Person'),
      translator: of('Person'),
    },
  },
  Person: { required: { name: TEXT }, optional: { url: ADDRESS, description: TEXT } },
  CreativeWork: { required: { name: TEXT } },
  ImageObject: {
    required: {},
    optional: { url: ADDRESS, contentUrl: ADDRESS, caption: TEXT, creditText: TEXT },
  },
  DefinedTerm: {
    required: { name: TEXT, description: TEXT, url: ADDRESS, inDefinedTermSet: of('DefinedTermSet') },
    optional: { image: of('ImageObject') },
  },
  DefinedTermSet: { required: { name: TEXT, url: ADDRESS } },
  FAQPage: { required: { mainEntity: { each: of('Question') } } },
  Question: { required: { name: TEXT, acceptedAnswer: of('Answer') } },
  Answer: { required: { text: TEXT } },
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** The one slot an address may have, which search engines fill. */
const SEARCH_SLOT = '{search_term_string}';

type Thing = Record<string, unknown>;

function isAddress(value: unknown, siteUrl: string): boolean {
  if (typeof value !== 'string' || !value.startsWith(`${siteUrl}/`)) return false;
  return URL.canParse(value) && !/[\s{}<>"]/.test(value.replace(SEARCH_SLOT, ''));
}

const PLAIN: Record<string, (value: unknown, siteUrl: string) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && !/\{\w+\}/.test(value),
  address: isAddress,
  day: (value) => typeof value === 'string' && ISO_DAY.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => Number.isInteger(value),
  truth: (value) => typeof value === 'boolean',
};

function valueFaults(value: unknown, kind: Kind, path: string, siteUrl: string): string[] {
  if (typeof kind === 'string') {
    const isRight = PLAIN[kind]!(value, siteUrl);
    return isRight ? [] : [`${path} is no ${kind}: ${JSON.stringify(value)}`];
  }
  if ('of' in kind) return thingFaults(value, path, siteUrl, kind.of);
  if (!Array.isArray(value) || value.length === 0) return [`${path} is no list or an empty one`];
  return value.flatMap((one, index) => valueFaults(one, kind.each, `${path}[${index}]`, siteUrl));
}

function propertyFaults(thing: Thing, path: string, siteUrl: string): string[] {
  const { required, optional = {} } = RULES[thing['@type'] as string]!;
  const known: Record<string, Kind> = { ...required, ...optional };
  const missing = Object.keys(required).filter((name) => !(name in thing));
  return [
    ...missing.map((name) => `${path} has no ${name}`),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) =>
        name in known
          ? valueFaults(value, known[name]!, `${path}.${name}`, siteUrl)
          : [`${path}.${name} is no property that we know`],
      ),
  ];
}

/** The search slot is named twice, and the places of a list are counted from one. */
function orderFaults(thing: Thing, path: string): string[] {
  if (thing['@type'] === 'SearchAction') {
    return thing['query-input'] === 'required name=search_term_string' ? [] : [`${path} asks for nothing`];
  }
  const items = (thing['itemListElement'] ?? []) as Thing[];
  const isCounted = items.every(({ position }, index) => position === index + 1);
  const last = items.length - 1;
  const isLinked = items.every((item, index) => 'item' in item || 'url' in item || index === last);
  return isCounted && isLinked ? [] : [`${path} has places out of order or without an address`];
}

function thingFaults(
  value: unknown,
  path: string,
  siteUrl: string,
  types: readonly string[] = Object.keys(RULES),
): string[] {
  const thing = value as Thing;
  const type = typeof value === 'object' && value !== null ? thing['@type'] : undefined;
  if (typeof type !== 'string' || !types.includes(type)) return [`${path} is of the type ${type}`];
  // One that names another by its identifier has no need to repeat what that one says.
  if ('@id' in thing && Object.keys(thing).length === 2) {
    return isAddress(thing['@id'], siteUrl) ? [] : [`${path} names no address`];
  }
  const own = `${path}${type}`;
  return [...propertyFaults(thing, own, siteUrl), ...orderFaults(thing, own)];
}

/** What is wrong with the text of one `application/ld+json` script. */
export function structuredDataFaults(text: string, siteUrl: string): string[] {
  let thing: Thing;
  try {
    thing = JSON.parse(text) as Thing;
  } catch {
    return [`has structured data that is no JSON: ${text.slice(0, 60)}`];
  }
  const context = thing['@context'] === 'https://schema.org' ? [] : ['has structured data of no context'];
  return [...context, ...thingFaults(thing, '', siteUrl)];
}
