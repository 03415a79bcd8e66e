const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

export interface OwnScripts {
  /** The page without the marks. */
  html: string;
  /** The inline scripts that carried it. */
  sources: string[];
}

/**
 * The inline scripts that the renderer wrote itself, by a mark that is another one for each render. A script that got
 * into the page by any other way (a text that was not escaped, say) cannot know it, and stays forbidden.
 */
export function ownScripts(html: string, mark: string | null): OwnScripts {
  if (!mark) return { html, sources: [] };
  const attribute = ` nonce="${mark}"`;
  const sources = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attribute) && !/\ssrc=/.test(attributes))
    .map(([, , source = '']) => source);
  return { html: html.replaceAll(attribute, ''), sources };
}
