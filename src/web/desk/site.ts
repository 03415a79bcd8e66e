import type { WaysIn } from '../../contract/desk-access.ts';

interface DeskSite {
  name: string;
  /** In which the owner's day begins and ends, and every time of the desk is told. */
  timeZone: string;
}

/** Where the document of the desk holds the app; what it knows of the site is written on it. */
export function deskRoot(): HTMLElement {
  return document.getElementById('desk')!;
}

/** Written on the document of the sign-in alone. */
export function waysIn(): WaysIn {
  const { passkey, setUp } = deskRoot().dataset;
  return { passkey: passkey !== undefined, setUp: setUp !== undefined };
}

export function deskSite(): DeskSite {
  const { siteName = '', timeZone = 'UTC' } = deskRoot().dataset;
  return { name: siteName, timeZone };
}
