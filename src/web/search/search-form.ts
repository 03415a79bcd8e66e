export interface HeaderSearch {
  form: HTMLFormElement;
  field: HTMLInputElement;
}

/** The search in the header: an ordinary form of every page, which the late code makes more of. */
export function headerSearch(): HeaderSearch | null {
  const form = document.querySelector<HTMLFormElement>('header form[role=search]');
  const field = form?.querySelector('input');
  return form && field ? { form, field } : null;
}
