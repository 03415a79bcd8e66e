export interface Finding {
  to: string;
  title: string;
  /** What it is, at the far end: "Page", "Order", "Post". */
  note: string;
}

interface NamedPage {
  path: string;
  label: string;
}

const MOST = 8;

/** How well a name fits: it begins so, one of its words does, it has it somewhere. */
function fitOf(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  return name.includes(typed) ? 2 : -1;
}

/** Pages of the desk by their names; all of the rail where nothing is typed. */
export function pageMatches(pages: readonly NamedPage[], typed: string): Finding[] {
  const wanted = typed.trim().toLowerCase();
  const found = pages
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, label }) => {
      const fit = fitOf(label.toLowerCase(), wanted);
      return fit < 0 ? [] : [{ fit, to: path, title: label, note: 'Page' }];
    });
  return found
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, wanted === '' ? found.length : MOST)
    .map(({ to, title, note }) => ({ to, title, note }));
}
