import type { ReactNode } from 'react';
import { ListSearch } from '../ui/list-search.tsx';
import type { Wanted } from './use-posts.ts';

const CHOICES: readonly (readonly [string, string])[] = [
  ['', 'All posts'],
  ['drafts', 'Drafts'],
  ['changed', 'Changed here'],
  ['hidden', 'Hidden'],
  ['waiting', 'Asking something'],
];

interface PostSearchProps {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

export const PostSearch = (props: PostSearchProps): ReactNode => (
  <ListSearch label="Words in a post" longest={200} choices={CHOICES} {...props} />
);
