import type { ReactNode, SVGProps } from 'react';
import file from './engravings.svg?url';

interface EngravingProps extends SVGProps<SVGUseElement> {
  name: string;
}

/** A part of the chart's one file of engravings, inside a drawing of the page. */
export function Engraving({ name, ...place }: EngravingProps): ReactNode {
  return <use href={`${file}#${name}`} {...place} />;
}
