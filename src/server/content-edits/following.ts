import type { Content } from '../content.ts';

/** Where the content of the moment is asked for. */
export interface CurrentContent {
  current: () => Content;
}

type Call = (...parameters: unknown[]) => unknown;

/** The service of the moment: made anew when one of the pieces it is made of is another. */
function remade<Name extends keyof Content, Service>(
  { current }: CurrentContent,
  names: readonly Name[],
  make: (pieces: Pick<Content, Name>) => Service,
): () => Service {
  let content = current();
  let service = make(content);
  return () => {
    const now = current();
    if (now === content) return service;
    const isSame = names.every((name) => now[name] === content[name]);
    content = now;
    if (!isSame) service = make(now);
    return service;
  };
}

/**
 * A service that follows the content: the same calls, each asked of the service made from the pieces as they are then.
 * A call may be taken out of it and kept. What a service gives besides its calls must not depend on the content.
 */
export function following<Name extends keyof Content, Service extends object>(
  content: CurrentContent,
  names: readonly Name[],
  make: (pieces: Pick<Content, Name>) => Service,
): Service {
  const service = remade(content, names, make);
  const first = service();
  if (typeof first === 'function')
    return ((...parameters: unknown[]) => (service() as Call)(...parameters)) as unknown as Service;
  const calls = Object.entries(first).map(([name, member]) => [
    name,
    typeof member === 'function'
      ? (...parameters: unknown[]) => (service() as Record<string, Call>)[name]!(...parameters)
      : member,
  ]);
  return Object.fromEntries(calls) as Service;
}
