/** Sealed text is base64, and a database holds a megabyte of it: "Lyon" comes about in there once in some twenty runs. */
const SHORT_WORD = /^\w{1,8}$/;

/** Which secrets stand in a text: short words as words of their own, all others anywhere. */
export function inPlainSight(text: string, secrets: readonly string[]): string[] {
  const words = new Set(text.split(/[^\w-]+/));
  return secrets.filter((secret) => (SHORT_WORD.test(secret) ? words.has(secret) : text.includes(secret)));
}
