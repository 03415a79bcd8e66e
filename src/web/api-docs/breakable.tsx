import { Fragment, type ReactNode } from 'react';

/** After what divides an address or a body into parts, and before the next word of a name: `jokes|Refused`. */
const PLACES = /(?<=[/,{}&=?_.-])(?<!:\/\/)(?=[^/\s])|(?<=:)(?=["[{])|(?<=[a-z0-9])(?=[A-Z])/;

/** Code that a narrow page breaks where its parts end, not inside a word. */
export function Breakable({ text }: { text: string }): ReactNode {
  return text.split(PLACES).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
