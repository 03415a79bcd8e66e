/** Why something failed, fit for a log: a failed query would repeat its values, visitors and endpoints among them. */
export function reasonOf(error: unknown): string {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  if (cause instanceof Error) return reasonOf(cause);
  return message.startsWith('Failed query') ? name : message;
}
