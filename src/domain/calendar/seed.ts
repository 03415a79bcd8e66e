/** FNV-1a with a final mix: chance that is the same on every machine and for ever. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** 0 up to but not including 1. */
export function fractionOf(text: string): number {
  return seedOf(text) / 0x1_0000_0000;
}
