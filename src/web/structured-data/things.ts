/** The parts of schema.org that our pages speak; `test/crawl/structured-data.ts` holds every page to them. */
export interface ListItem {
  '@type': 'ListItem';
  position: number;
  name: string;
  /** Where a step of the way leads. */
  item?: string;
  /** Where an entry of a list leads. */
  url?: string;
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: ListItem[];
}

export interface ItemList {
  '@type': 'ItemList';
  numberOfItems: number;
  itemListElement: ListItem[];
}

interface ImageObject {
  '@type': 'ImageObject';
  url?: string;
  contentUrl?: string;
  caption?: string;
  creditText?: string;
}

export interface Organization {
  '@type': 'Organization';
  name: string;
  url: string;
  logo?: ImageObject;
}

interface SearchAction {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': 'required name=search_term_string';
}

export interface WebSite {
  '@type': 'WebSite';
  name: string;
  url: string;
  inLanguage?: string;
  publisher?: Organization;
  potentialAction?: SearchAction;
}

export interface WebPage {
  '@type': 'WebPage' | 'CollectionPage' | 'AboutPage';
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  isPartOf: WebSite;
  dateModified?: string;
  mainEntity?: ItemList;
}

export interface Article {
  '@type': 'Article' | 'BlogPosting';
  headline: string;
  description: string;
  datePublished: string;
  dateModified: string;
  author: Organization;
  publisher: Organization;
  image: string[];
  mainEntityOfPage: { '@type': 'WebPage'; '@id': string };
  inLanguage: string;
  isAccessibleForFree: true;
  keywords?: string;
  timeRequired?: string;
}

interface Person {
  '@type': 'Person';
  name: string;
  url?: string;
}

export interface Quotation {
  '@type': 'Quotation';
  text: string;
  creator: Person;
  isPartOf: { '@type': 'CreativeWork'; name: string };
  citation: string;
  spokenByCharacter?: Person;
  translator?: Person;
  url: string;
  inLanguage: string;
}

export interface DefinedTerm {
  '@type': 'DefinedTerm';
  name: string;
  description: string;
  url: string;
  inDefinedTermSet: { '@type': 'DefinedTermSet'; name: string; url: string };
  image: ImageObject;
}

interface Question {
  '@type': 'Question';
  name: string;
  acceptedAnswer: { '@type': 'Answer'; text: string };
}

export interface FAQPage {
  '@type': 'FAQPage';
  mainEntity: Question[];
}

export type Thing =
  | Article
  | BreadcrumbList
  | DefinedTerm
  | FAQPage
  | ItemList
  | Organization
  | Quotation
  | WebPage
  | WebSite;
