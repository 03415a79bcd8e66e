/**
 * Tables of ours that no backup holds, each with the reason; all others are found in the catalog. Other schemas are left
 * out too: `pgboss`, since the queue only wakes up what our own tables know is still to do, and `drizzle`, since a restore
 * applies the migrations itself.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  search_documents: 'written anew from the content when the site starts',
  search_words: 'written anew from the content when the site starts',
  search_index: 'says what the two above were written from',
  owner_sessions: 'a device that was signed out is not to be signed in again by a restore',
  owner_challenges: 'answered within minutes, or not at all',
  owner_set_up_links: 'a link that was used is not to work again after a restore',
  preview_links: 'a link to a draft that was ended is not to work again after a restore',
  backups: 'tells of the files in one folder; a restored site looks into its own',
};
