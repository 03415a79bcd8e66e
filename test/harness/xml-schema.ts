import type { XmlElement } from './xml.ts';

/** What an element has to be: a schema in small, as strict as an XSD. */
export interface ElementRule {
  attributes?: Record<string, RegExp>;
  /** Its text; without one it holds elements alone. */
  text?: RegExp;
  /** Every element it may hold, and how often. */
  children?: Record<string, ChildRule>;
}

interface ChildRule extends ElementRule {
  least: number;
  most: number;
}

export const once = (rule: ElementRule): ChildRule => ({ ...rule, least: 1, most: 1 });
export const atMostOnce = (rule: ElementRule): ChildRule => ({ ...rule, least: 0, most: 1 });
export const several = (rule: ElementRule, least = 0): ChildRule => ({ ...rule, least, most: Infinity });

function attributeFaults({ attributes }: XmlElement, rule: ElementRule, path: string): string[] {
  const known = rule.attributes ?? {};
  const strange = Object.keys(attributes).filter((name) => !(name in known));
  const wrong = Object.entries(known).filter(([name, pattern]) => !pattern.test(attributes[name] ?? ''));
  return [
    ...strange.map((name) => `${path} has the strange attribute ${name}`),
    ...wrong.map(([name]) => `${path} has the attribute ${name}="${attributes[name]}"`),
  ];
}

function childFaults({ children }: XmlElement, rule: ElementRule, path: string): string[] {
  const known = rule.children ?? {};
  const strange = children.filter(({ name }) => !(name in known));
  const counts = Object.entries(known).filter(([name, { least, most }]) => {
    const count = children.filter((child) => child.name === name).length;
    return count < least || count > most;
  });
  return [
    ...strange.map(({ name }) => `${path} holds the strange element ${name}`),
    ...counts.map(([name]) => `${path} holds ${name} too seldom or too often`),
    ...children.flatMap((child, index) =>
      known[child.name] ? schemaFaults(child, known[child.name]!, `${path}/${child.name}[${index}]`) : [],
    ),
  ];
}

/** Everything about an element that its rule does not allow. */
export function schemaFaults(element: XmlElement, rule: ElementRule, path = element.name): string[] {
  const text = element.text.trim();
  const isRight = rule.text ? rule.text.test(text) : text === '';
  return [
    ...(isRight ? [] : [`${path} has the text ${JSON.stringify(text.slice(0, 60))}`]),
    ...attributeFaults(element, rule, path),
    ...childFaults(element, rule, path),
  ];
}
