import { createContext, useContext } from 'react';

/**
 * What the server marks the inline scripts of a page with while it renders it, as a nonce: only marked ones are allowed
 * by the page's policy, and the mark is taken off again. In the browser there is none.
 */
const ScriptMark = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMark.Provider;

export function useScriptMark(): string | undefined {
  return useContext(ScriptMark);
}
