import type { ReactNode } from 'react';
import { FieldBox, fieldProps } from '../birth-chart/field-box.tsx';

interface EmailFieldProps {
  /** What comes with the receipt. */
  link: string;
  value: string;
  onChange: (email: string) => void;
}

export function EmailField({ link, value, onChange }: EmailFieldProps): ReactNode {
  return (
    <FieldBox
      id="order-email"
      label="Send the link to"
      aside="if you like"
      hint={`One email with the receipt and the link to ${link}. Nothing else, ever.`}
    >
      <input
        {...fieldProps('order-email', undefined)}
        type="email"
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldBox>
  );
}
