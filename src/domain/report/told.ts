import type { AspectQuality } from '../natal/aspects.ts';
import type { Theme } from './chapters.ts';
import type { Fact } from './facts.ts';

/** What a chart has to tell, by the key of its paragraphs. */
export interface Told {
  key: string;
  fact: Fact;
  strength: number;
  themes: readonly Theme[];
  quality?: AspectQuality;
  /** What its paragraph says that differs from chart to chart. */
  slots?: Readonly<Record<string, string>>;
}

export const isSure = ({ sure }: { sure: boolean }): boolean => sure;
