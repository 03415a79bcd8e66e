import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenPages } from '../../../scripts/golden-pages.ts';

describe('the golden pages, which scripts/write-golden.ts writes', () => {
  it.each(Object.entries(goldenPages()))('%s reads as it did', (name, text) => {
    expect(text).toBe(readFileSync(join(import.meta.dirname, '../../golden', name), 'utf8'));
  });
});
