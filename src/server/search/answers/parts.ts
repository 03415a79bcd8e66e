import type { SearchAnswer } from '../../../contract/search.ts';
import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import type { BlogService } from '../../blog/service.ts';

export interface Day {
  today: CivilDate;
  /** The last day that anybody may read. */
  latest: CivilDate;
}

type Action = SearchAnswer['actions'][number];

export const action = (label: string, href: string): Action => ({ label, href });

type Given = Pick<SearchAnswer, 'note' | 'title' | 'text' | 'icon' | 'actions'> & Partial<SearchAnswer>;

export const answer = (given: Given): SearchAnswer => ({ birthYear: null, ...given });

/** An article, if it has been published. */
export function article(blog: Pick<BlogService, 'has'>, slug: string, label = 'Read the article'): Action[] {
  return blog.has(slug) ? [action(label, `/blog/${slug}`)] : [];
}
