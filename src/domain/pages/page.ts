export type NavigationSection = 'horoscope' | 'tarot' | 'quotes' | 'blog';

export interface PageText {
  /** Goes into <title>, before the site's name. */
  title: string;
  heading: string;
  description: string;
}

type Params = Readonly<Record<string, string>>;

export interface PageKind extends PageText {
  name: string;
  /** Path patterns, a `:name` per dynamic part. */
  paths: readonly string[];
  section?: NavigationSection;
  /** Which values of the dynamic parts exist; others are not found. */
  accepts?: (params: Params) => boolean;
  /** No visually hidden footer here (specification, Footer). */
  withoutFooter?: true;
  noindex?: true;
  /** No popup and no install button: whoever orders or reads a report is left alone. */
  undisturbed?: true;
}

/** The texts of a page with its `{slots}` filled. */
export function pageText(page: PageText, slots: Readonly<Record<string, string>> = {}): PageText {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, slot) => slots[slot] ?? whole);
  const { title, heading, description } = page;
  return { title: fill(title), heading: fill(heading), description: fill(description) };
}
