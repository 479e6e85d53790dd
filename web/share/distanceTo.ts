import type { Segment } from './flattenPath';

/** Returns the distance from a point to the nearest of the line segments; Infinity without segments. */
export function distanceTo(segments: readonly Segment[], x: number, y: number): number {
  let least = Infinity;
  for (const [x1, y1, x2, y2] of segments) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    const [toX, toY] = [x - x1 - t * dx, y - y1 - t * dy];
    least = Math.min(least, toX * toX + toY * toY);
  }
  return Math.sqrt(least);
}
