import type { clothPatterns } from '../src/components/avatars/clothPatterns';
import { encodePng } from './encodePng';
import { flattenPath, type Segment } from './flattenPath';

/** Returns the distance from a point to the nearest of the line segments; Infinity without segments. */
function distanceTo(segments: readonly Segment[], x: number, y: number): number {
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

type Colour = readonly [red: number, green: number, blue: number];
type Pattern = (typeof clothPatterns)[keyof typeof clothPatterns];

const WIDTH = 1200;
const HEIGHT = 630;
/**
 * The number of pixels per unit of a pattern (`SCALE`), and half of the width of a pattern's lines in pixels
 * (`HALF_LINE`).
 */
const SCALE = 4;
const HALF_LINE = 2.5;

/**
 * The Enishi logo from favicon.svg. `pixels` is its width in the picture; the other lengths are in units of
 * the file, which is 32 units wide.
 */
const MARK = { units: 32, corner: 7, pixels: 224, knot: 1.2, bead: [11.5, 16, 2.4] } as const;
const KNOT = flattenPath('M5 21c6 0 8-10 14-10a4.5 4.5 0 1 1 0 9C13 20 11 11 5 11');
const BEAD_COLOUR: Colour = [0xf0, 0x85, 0x6b];
const WHITE: Colour = [255, 255, 255];

const readColour = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

const mix = (under: Colour, over: Colour, part: number): Colour =>
  under.map((value, index) => Math.round(value + (over[index]! - value) * part)) as never;

/**
 * Returns the share of a pixel, from 0 to 1, that a shape covers. `distance` is the distance in pixels from
 * the pixel's centre to the edge of the shape, negative inside of the shape.
 */
const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance));

/**
 * Draws one tile of a pattern as rows of pixels. Lines of neighbouring tiles that reach into the tile are
 * drawn too.
 */
function drawTile({ width, height, lines }: Pattern, ground: Colour, line: Colour) {
  const margin = HALF_LINE / SCALE + 1;
  const isNear = ([x1, y1, x2, y2]: Segment) =>
    Math.max(x1, x2) > -margin &&
    Math.min(x1, x2) < width + margin &&
    Math.max(y1, y2) > -margin &&
    Math.min(y1, y2) < height + margin;
  const moves = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => [column * width, row * height] as const),
  );
  const segments = flattenPath(lines)
    .flatMap(([x1, y1, x2, y2]) => moves.map(([x, y]): Segment => [x1 + x, y1 + y, x2 + x, y2 + y]))
    .filter(isNear);
  const [columns, rows] = [width * SCALE, height * SCALE];
  return Array.from({ length: rows }, (_row, y) => {
    const pixels = Buffer.alloc(columns * 3);
    for (let x = 0; x < columns; x += 1) {
      const distance = distanceTo(segments, (x + 0.5) / SCALE, (y + 0.5) / SCALE);
      pixels.set(mix(ground, line, coverage(distance * SCALE - HALF_LINE)), x * 3);
    }
    return pixels;
  });
}

/**
 * Returns the colour of one pixel of the logo, or `under` where the logo is transparent. `x` and `y` are
 * counted in pixels from the centre of the picture.
 */
function drawMark(x: number, y: number, ground: Colour, under: Colour): Colour {
  const { units, corner, pixels, knot, bead } = MARK;
  const scale = pixels / units;
  const [ux, uy] = [x / scale + units / 2, y / scale + units / 2];
  const inner = units / 2 - corner;
  const [overX, overY] = [Math.abs(ux - units / 2) - inner, Math.abs(uy - units / 2) - inner];
  const outside =
    Math.hypot(Math.max(overX, 0), Math.max(overY, 0)) + Math.min(Math.max(overX, overY), 0) - corner;
  const base = mix(under, ground, coverage(outside * scale));
  const line = mix(base, WHITE, coverage((distanceTo(KNOT, ux, uy) - knot) * scale));
  return mix(line, BEAD_COLOUR, coverage((Math.hypot(ux - bead[0], uy - bead[1]) - bead[2]) * scale));
}

/**
 * Draws the picture that shared links show: the Enishi logo on a patterned ground, 1200 × 630 pixels.
 * @param cloth the colour of the pattern and of the logo's ground, as `#rrggbb`
 * @returns a PNG file
 */
export function drawSharePicture(pattern: Pattern, cloth: string): Buffer {
  const colour = readColour(cloth);
  const [ground, line] = [mix(WHITE, colour, 0.14), mix(WHITE, colour, 0.32)];
  const tile = drawTile(pattern, ground, line);
  const pixels = Buffer.concat(
    Array.from({ length: HEIGHT }, (_, y) => Buffer.alloc(WIDTH * 3, tile[y % tile.length])),
  );
  const reach = MARK.pixels / 2 + 1;
  for (let y = -reach; y < reach; y += 1)
    for (let x = -reach; x < reach; x += 1) {
      const at = ((y + HEIGHT / 2) * WIDTH + x + WIDTH / 2) * 3;
      const under: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      pixels.set(drawMark(x + 0.5, y + 0.5, colour, under), at);
    }
  return encodePng(WIDTH, HEIGHT, pixels);
}
