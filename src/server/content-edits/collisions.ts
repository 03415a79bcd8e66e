import { textOver } from '../../domain/content-edits/draft.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { mergeEdit } from '../../domain/content-edits/merge.ts';
import { Conflict, Invalid } from '../failures.ts';
import { checkGivenFields } from './given-fields.ts';
import type { Doer, WordsParts } from './parts.ts';
import { problemsOf } from './problems.ts';
import { changePublic, putText } from './public-change.ts';
import type { Standing } from './standing.ts';
import { hide, type UnitKey } from './store.ts';

/** The release's words with the answers over them; what the owner wrote in other fields stays. */
function answered({ adapter, file, over }: Standing, answers: Fields): Fields {
  const collisions = over && file ? mergeEdit(over, file.fields).collisions : [];
  if (collisions.length === 0) throw new Conflict('No release has changed the same words.');
  const asked = collisions.map(({ field }) => field);
  const open = asked.find((field) => !Object.hasOwn(answers, field));
  const label = (name: string): string => adapter.fields.find((one) => one.name === name)?.label ?? name;
  if (open) throw new Invalid(`Please say which words stand in “${label(open)}”.`);
  const stray = Object.keys(answers).find((field) => !asked.includes(field));
  if (stray) throw new Invalid(`“${label(stray)}” isn’t in question.`);
  return { ...file!.fields, ...over!.text, ...answers };
}

/** The owner's answer to a release that changed the same words: it is public at once, and the next release begins from it. */
export function resolveCollision(
  parts: WordsParts,
  key: UnitKey,
  answers: Fields,
  doer: Doer,
): Promise<void> {
  return changePublic(parts, key, doer, async (tx, standing) => {
    const fields = standing.adapter.tidy(answered(standing, answers));
    checkGivenFields(standing, fields);
    const problems = problemsOf(standing, fields);
    if (problems.length > 0) throw new Invalid(problems.join(' '));
    const base = standing.file!.fields;
    const text = textOver(base, fields);
    if (standing.over!.state === 'hidden')
      await hide(tx, { ...key, base, text, author: doer.by, at: doer.now });
    else await putText(tx, standing, { base, text }, doer);
    return { what: 'Settled with a release', action: 'settled with a release' };
  });
}
