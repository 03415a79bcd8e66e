import { describe, expect, it } from 'vitest';
import { literalSteps } from '../../../scripts/lint/scale-steps.ts';
import { scaleSteps, withStepValues } from '../../../scripts/scales.ts';

const STEPS = new Map([
  ['--space-8', '8px'],
  ['--space-16', '16px'],
  ['--type-16', '1rem'],
]);

describe('the scales of the style sheet', () => {
  it('name every step by its pixels', () => {
    const steps = [...scaleSteps()];
    expect(steps.length).toBeGreaterThan(20);
    for (const [name, value] of steps) {
      const pixels = name.replace(/^--[a-z]+-/, '').replace('-', '.');
      expect(value).toBe(
        name.startsWith('--type-') ? `${Number((Number(pixels) / 16).toFixed(4))}rem` : `${pixels}px`,
      );
    }
  });

  it('reach the browser as values', () => {
    const sheet =
      ':root {\n  --space-8: 8px;\n  --block: var(--space-16);\n}\n.a {\n  font: 600 var(--type-16)/1.3 var(--ui);\n}';
    const built = withStepValues(sheet, STEPS);
    expect(built).not.toMatch(/--(?:space|type)-/);
    expect(built).toContain('--block: 16px;');
    expect(built).toContain('font: 600 1rem/1.3 var(--ui);');
    expect(() => withStepValues('.a { gap: var(--space-7); }', STEPS)).toThrow('--space-7');
  });
});

describe('a value that a scale has', () => {
  it.each([
    ['padding: 8px 9px', ['padding: 8px is var(--space-8)']],
    ['margin-block-start: 16px', ['margin-block-start: 16px is var(--space-16)']],
    ['column-gap: 8px', ['column-gap: 8px is var(--space-8)']],
    ['font: 600 1rem/1.3 var(--ui)', ['font: 1rem is var(--type-16)']],
    ['font-size: 1rem', ['font-size: 1rem is var(--type-16)']],
  ])('is told by name: %s', (declaration, found) => {
    expect(literalSteps(`.a {\n  ${declaration};\n}`, STEPS)).toEqual(found);
  });

  it.each([
    'padding: var(--space-8) 7px',
    'margin: -8px',
    'margin: calc(var(--gutter) + 8px) 0',
    'gap: min(8px, 1.8vw)',
    'width: 16px',
    'top: 8px',
    'background-position: 8px 16px',
    'min-height: 1rem',
  ])('may stand where nothing is measured by the scale: %s', (declaration) => {
    expect(literalSteps(`.a {\n  ${declaration};\n}`, STEPS)).toEqual([]);
    expect(literalSteps(`@media (min-width: 16px) {\n  .a {\n    ${declaration};\n  }\n}`, STEPS)).toEqual(
      [],
    );
  });
});
