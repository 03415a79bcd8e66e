/** Written in by the build (scripts/build-worker.ts); names of a folder once, since every visitor's worker carries them all. */
declare const BUILD: { version: string; assets: string; others: string[] };

export const build = {
  version: BUILD.version,
  files: [...BUILD.assets.split(' ').map((name) => `/assets/${name}`), ...BUILD.others],
};
