import type { Check, CheckInput } from './check-input.ts';

/** A path of ours and nothing that could lead elsewhere. */
const OUR_PATH = /^\/(?![/\\])[^\s\\]*$/;
/** What others hang on links, and what we hang on ourselves. */
const FOREIGN_PARTS = /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref|z)(?:=|&|#|$)/i;
const ADDRESSES = /\b(?:https?:\/\/|www\.)[^\s<>“”]+/gi;

function isForeign(address: string, origin: string): boolean {
  return address !== origin && !address.startsWith(`${origin}/`) && !address.startsWith(`${origin}?`);
}

function linkFault({ channel, post, isLinkAlive, origin }: CheckInput): string | null {
  const { link, text } = post.fields;
  const foreign = (text.match(ADDRESSES) ?? []).find((address) => isForeign(address, origin));
  if (foreign) return `The words lead to another site: ${foreign}. Take it out.`;
  if (link === '' && channel.way === 'connected')
    return 'There’s no link. Add one: by it we find the post again if the network’s answer gets lost.';
  if (link === '') return null;
  if (!OUR_PATH.test(link))
    return 'The link leads to another site. Use a page of ours, like /quotes/spiritual.';
  if (FOREIGN_PARTS.test(link))
    return 'The link carries somebody’s counting. Leave the plain address; ours is added.';
  return isLinkAlive ? null : 'The link opens no page. Choose another one.';
}

export function linkCheck(input: CheckInput): Check {
  const { link } = input.post.fields;
  const fault = linkFault(input);
  const passed =
    link === ''
      ? 'There’s no link, so no visits can be counted.'
      : 'The link opens, and its visits will be counted.';
  const [plain = ''] = link.split('?');
  const isMended = fault !== null && OUR_PATH.test(link) && FOREIGN_PARTS.test(link);
  const fix = isMended ? { label: `Use ${plain}`, fields: { link: plain } } : null;
  return { id: 'link', isPassed: fault === null, said: fault ?? passed, fix };
}
