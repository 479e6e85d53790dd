/** A straight line between two points. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

type Point = readonly [x: number, y: number];

/** The number of straight lines that replace one curve. */
const STEPS = 16;

/** The number of values that each SVG path command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

function curve(from: Point, first: Point, second: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index): Point => {
    const t = (index + 1) / STEPS;
    return [cubic(from[0], first[0], second[0], to[0], t), cubic(from[1], first[1], second[1], to[1], t)];
  });
}

/**
 * Returns the points of a circular arc between two points. The centre is computed as in the SVG
 * specification, appendix B.2.4.
 */
function arc(from: Point, radius: number, isLarge: boolean, isClockwise: boolean, to: Point): Point[] {
  const [halfX, halfY] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(halfX, halfY);
  const r = Math.max(radius, half);
  const height = Math.sqrt(r * r - half * half) * (isLarge === isClockwise ? -1 : 1);
  const x = from[0] + halfX - (height * halfY) / half;
  const y = from[1] + halfY + (height * halfX) / half;
  const start = Math.atan2(from[1] - y, from[0] - x);
  const end = Math.atan2(to[1] - y, to[0] - x);
  const whole = 2 * Math.PI;
  const turn = isClockwise ? (end - start + whole) % whole : -((start - end + whole) % whole);
  return Array.from({ length: STEPS }, (_, index): Point => {
    const angle = start + (turn * (index + 1)) / STEPS;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/**
 * Splits an SVG path into commands, each with its values. If more values follow a command than it takes,
 * the command is repeated with them; but those that follow M become lines (L).
 */
function* readCommands(path: string): Generator<[command: string, values: number[]]> {
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const arity = ARITY[letter.toUpperCase()];
    if (arity === undefined) throw new Error(`The pictures of pages know no command ${letter} of SVG paths`);
    if (arity === 0) yield [letter, []];
    for (let at = 0; arity > 0 && at < values.length; at += arity)
      yield [at > 0 && letter === 'M' ? 'L' : letter, values.slice(at, at + arity)];
  }
}

/**
 * Converts an SVG path into straight lines. Elliptical arcs are treated as circular ones.
 * @throws Error for quadratic curves, which no path of the app has
 */
export function flattenPath(path: string): Segment[] {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point = at;
  const go = (points: readonly Point[]) => {
    for (const point of points) {
      segments.push([...at, ...point]);
      at = point;
    }
  };
  for (const [letter, values] of readCommands(path)) {
    const command = letter.toUpperCase();
    const [dx, dy] = letter === command ? [0, 0] : at;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    const before: Point = at;
    if (command === 'M') start = at = [a + dx, b + dy];
    else if (command === 'L') go([[a + dx, b + dy]]);
    else if (command === 'H') go([[a + dx, at[1]]]);
    else if (command === 'V') go([[at[0], a + dy]]);
    else if (command === 'Z') go([start]);
    else if (command === 'A') go(arc(before, a, d === 1, e === 1, [f + dx, g + dy]));
    else if (command === 'C') go(curve(before, [a + dx, b + dy], [c + dx, d + dy], [e + dx, f + dy]));
    else
      go(curve(before, [2 * at[0] - control[0], 2 * at[1] - control[1]], [a + dx, b + dy], [c + dx, d + dy]));
    if (command === 'C') control = [c + dx, d + dy];
    else control = command === 'S' ? [a + dx, b + dy] : at;
  }
  return segments;
}
