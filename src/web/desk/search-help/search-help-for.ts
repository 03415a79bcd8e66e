/** Where these words get an alias. */
export const searchHelpFor = (words: string): string =>
  `/admin/search-help?${new URLSearchParams({ words })}`;
