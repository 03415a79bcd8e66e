/** A drawing of the sky at a whole hour of UTC. Noon's has the date alone for a name, as the other instruments' have. */
export function drawingAddress(drawing: 'wheel-wide' | 'wheel-phone' | 'moon-disc', atMs: number): string {
  const hour = new Date(atMs).toISOString().slice(0, 13).replace(/T12$/, '');
  return `/sky-art/${drawing}-${hour}.svg`;
}
