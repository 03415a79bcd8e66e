/** Something that people can see at a network. */
export interface Publication {
  id: string;
  text: string;
  /** "p15": which post of ours it is. */
  shortId: string;
}

export const shortIdIn = (text: string): string => /[?&]z=(p[0-9a-z]+)/.exec(text)?.[1] ?? '';
