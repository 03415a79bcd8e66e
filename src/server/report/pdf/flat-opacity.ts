/** One shape of a drawing; groups keep their opacity, since what they hold may overlap. */
const SHAPE = /<(?:path|circle|rect|line|ellipse|polygon|polyline|text)\b[^>]*>/g;

/**
 * A shape's opacity as that of its stroke and its fill: the same to see, and a line in the page instead of a picture of
 * its own, of which a book would have some fifteen hundred.
 */
export function flatOpacity(svg: string): string {
  return svg.replaceAll(SHAPE, (shape) =>
    shape.includes('-opacity=')
      ? shape
      : shape.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  );
}
