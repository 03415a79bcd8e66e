/** Filled in by the build: which version this is and every file it consists of. */
declare const BUILD: { version: string; files: string[] };

export const build = BUILD;
