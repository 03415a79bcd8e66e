/** What is heavy and says little new beside its siblings is run by the full check alone. */
export function onlyInFull(isRepeated: boolean): { tag: string[] } {
  return { tag: isRepeated ? ['@full'] : [] };
}
