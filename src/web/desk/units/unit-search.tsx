import type { ReactNode } from 'react';
import { ListSearch } from '../ui/list-search.tsx';
import type { Wanted } from './use-units.ts';

const CHOICES = [
  ['', 'All of them'],
  ['changed', 'Changed by you'],
  ['drafts', 'With a draft'],
  ['hidden', 'Hidden'],
  ['waiting', 'Waiting for you'],
] as const;

interface UnitSearchProps {
  wanted: Wanted;
  /** Whether any can be hidden at all. */
  canHide: boolean;
  onWant: (wanted: Wanted) => void;
}

export function UnitSearch({ canHide, ...rest }: UnitSearchProps): ReactNode {
  const choices = CHOICES.filter(([value]) => canHide || value !== 'hidden');
  return <ListSearch label="Words or a name" longest={200} choices={choices} {...rest} />;
}
