/** What PostgreSQL's integer ends with: no post has a higher number. */
const LAST_ID = 2_147_483_647;
const SHORT_ID = /^p[1-9a-z][0-9a-z]{0,5}$/;

/** "p15" is post 41. */
export const shortIdOf = (postId: number): string => `p${postId.toString(36)}`;

/** Null for anything that `shortIdOf` doesn't write. */
export function postIdOf(shortId: string): number | null {
  if (!SHORT_ID.test(shortId)) return null;
  const postId = Number.parseInt(shortId.slice(1), 36);
  return postId <= LAST_ID ? postId : null;
}

/** The path with the post's short id, before a fragment and beside what else is asked for. */
export function linkWith(path: string, postId: number): string {
  const [address = '', ...fragment] = path.split('#');
  const [page = '', ...query] = address.split('?');
  const others = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && part !== 'z' && !part.startsWith('z='));
  const search = [...others, `z=${shortIdOf(postId)}`].join('&');
  return `${page}?${search}${fragment.length > 0 ? `#${fragment.join('#')}` : ''}`;
}

/** Which post a visit counts for: one `z` in the form we write, else nobody's. */
export function countedPost(search: string): number | null {
  const ids = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part === 'z' || part.startsWith('z='));
  return ids.length === 1 ? postIdOf(ids[0]!.slice(2)) : null;
}
