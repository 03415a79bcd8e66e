/** Made when it is first asked for; what failed may be asked for again. */
export function keptOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
