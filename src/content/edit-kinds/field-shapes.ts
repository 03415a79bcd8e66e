import type { FieldShape } from './adapter.ts';

type Extra = Partial<Omit<FieldShape, 'name' | 'label' | 'input'>>;
type Make = (name: string, label: string, extra?: Extra) => FieldShape;

const field =
  (input: FieldShape['input']): Make =>
  (name, label, extra = {}) => ({ name, label, input, optional: false, fixed: false, ...extra });

export const line = field('line');
export const text = field('text');
export const markdown = field('markdown');
export const list = field('list');
export const date = field('date');
export const number = field('number');
export const check: Make = (name, label, extra) => field('check')(name, label, { optional: true, ...extra });

export const choice = (
  name: string,
  label: string,
  options: readonly string[],
  extra: Extra = {},
): FieldShape => field('choice')(name, label, { options: [...options], ...extra });
export const choices = (
  name: string,
  label: string,
  options: readonly string[],
  extra: Extra = {},
): FieldShape => field('choices')(name, label, { options: [...options], ...extra });

export const HIDDEN = check('hidden', 'Hidden', { hint: 'Nobody can read it, and no day shows it.' });
