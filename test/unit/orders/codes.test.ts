import { describe, expect, it } from 'vitest';
import { longCode, orderNumber, plainCode } from '../../../src/domain/orders/codes.ts';
import { refundUntilMs } from '../../../src/domain/orders/terms.ts';

const bytes = (first: number): Uint8Array => Uint8Array.from({ length: 16 }, (_, index) => first + index * 7);

describe('numbers and codes', () => {
  it('are short, grouped and say what is a demo', () => {
    expect(orderNumber(bytes(3), true)).toMatch(/^DEMO-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(orderNumber(bytes(3), false)).toMatch(/^ZD-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(longCode(bytes(0))).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are the same however they are typed', () => {
    const code = longCode(bytes(1));
    expect(plainCode(code.toLowerCase().replaceAll('-', ' '))).toBe(plainCode(code));
    expect(plainCode('oil1-0000')).toBe('01110000');
  });
});

describe('the time for a refund', () => {
  it('counts from the payment, and may be none', () => {
    expect(refundUntilMs(0, 14)).toBe(14 * 86_400_000);
    expect(refundUntilMs(null, 14)).toBeNull();
    expect(refundUntilMs(0, 0)).toBeNull();
  });
});
