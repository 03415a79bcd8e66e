/** A number as short as the drawing allows: rounded, without trailing zeros. */
export function num(value: number, decimals = 2): string {
  const rounded = Number(value.toFixed(decimals));
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

export type Attributes = Record<string, string | number | undefined>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

export function tag(name: string, attributes: Attributes, inner = ''): string {
  return inner
    ? `<${name}${attributesOf(attributes)}>${inner}</${name}>`
    : `<${name}${attributesOf(attributes)}/>`;
}

/** A whole picture; decorative unless the page that shows it says otherwise. */
export function picture(width: number, height: number, ...parts: string[]): string {
  const frame = `viewBox="0 0 ${num(width)} ${num(height)}" width="${num(width)}" height="${num(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} fill="none">${parts.join('')}</svg>`;
}

export function stroked(d: string, stroke: string, width = 1, more: Attributes = {}): string {
  return d === '' ? '' : tag('path', { d, stroke, 'stroke-width': width, ...more });
}

export function ringLine(
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  width = 1,
  more: Attributes = {},
): string {
  return tag('circle', { cx, cy, r, stroke, 'stroke-width': width, ...more });
}

/** Stops as offset (0 to 1), color and, where it is not 1, opacity. */
export function radialGradient(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly (readonly [number, string, number?])[],
): string {
  const inner = stops.map(([offset, color, opacity]) =>
    tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );
  return tag('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, inner.join(''));
}
