/** Where the installed app begins: home, and the mark by which its openings are counted. */
export const APP_START = '/?app';
