import type { Fields } from '../../domain/content-edits/edit.ts';
import { compiledNow } from '../compiled.ts';
import type { Standing } from './standing.ts';

/** Why these words could not be public, each a sentence. */
export function problemsOf({ adapter, key }: Pick<Standing, 'adapter' | 'key'>, fields: Fields): string[] {
  return adapter.problems(key.unit, fields, compiledNow(adapter.noun));
}
