import type { CompatibilityBank } from '../../content/compatibility.ts';
import type { QuoteLore } from '../../content/quote-lore.ts';
import type { AuthorQuotes } from '../../domain/quotes/catalog.ts';
import type { TarotBank } from '../../domain/tarot/bank.ts';
import type { BlogContent, BlogService } from '../blog/service.ts';
import type { CompatibilityService } from '../compatibility/service.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { SkyService } from '../sky/service.ts';
import type { TarotService } from '../tarot/service.ts';

/** The readings that results and answers quote from. */
export interface ReadingSources {
  horoscope: Pick<HoroscopeService, 'daily'>;
  forecast: Pick<ForecastService, 'weekly' | 'monthly'>;
}

/** What questions are answered from. */
export interface AnswerSources extends ReadingSources {
  compatibility: Pick<CompatibilityService, 'between'>;
  tarot: Pick<TarotService, 'card'>;
  blog: Pick<BlogService, 'has'>;
  sky: Pick<SkyService, 'searchAnswer'>;
}

/** The content that the index is written from. */
export interface IndexedContent {
  blog: Pick<BlogContent, 'posts'>;
  quotes: readonly AuthorQuotes[];
  quoteLore: QuoteLore;
  tarot: TarotBank;
  compatibility: CompatibilityBank;
  /** The texts that readings are composed from: search learns its vocabulary from them. */
  bankTexts: () => Promise<string[]>;
  /** Paragraphs of the owner's, which are in no bank of the files. */
  rewordedTexts: readonly string[];
}
