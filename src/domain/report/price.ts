export interface Price {
  /** Hundredths of the currency. */
  cents: number;
  /** Three letters, ISO 4217. */
  currency: string;
}

/** "$19", "$19.50", "17 EUR" */
export function priceText({ cents, currency }: Price): string {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}
