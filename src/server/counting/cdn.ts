import type { IncomingHttpHeaders } from 'node:http';

/** By one of these a content delivery network says of itself that it passes a request on (the first is RFC 8586). */
const MARKS = ['cdn-loop', 'cf-ray', 'x-amz-cf-id', 'fastly-ff', 'x-azure-ref'] as const;
const FEWEST = 20;
/** Of the newest so many, about. */
const MOST = 1_000;

export interface CdnNotice {
  note: (headers: IncomingHttpHeaders) => void;
  /** Whether most pages are asked for through a CDN, which answers others from its copies and tells nobody. */
  isInFront: () => boolean;
}

/** Anybody can send such a header: what most visitors' requests have is believed. */
export function cdnNotice(): CdnNotice {
  let all = 0;
  let passedOn = 0;
  return {
    note(headers) {
      all += 1;
      if (MARKS.some((mark) => headers[mark] !== undefined)) passedOn += 1;
      if (all >= MOST) [all, passedOn] = [all / 2, passedOn / 2];
    },
    isInFront: () => all >= FEWEST && passedOn > all / 2,
  };
}
