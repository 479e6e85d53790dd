import { crc32, deflateSync } from 'node:zlib';

/**
 * A repeating pattern: the size of its tile, and a function that returns the distance of a point to the
 * nearest line, both in pixels.
 */
interface Pattern {
  width: number;
  height: number;
  distance(x: number, y: number): number;
}

/** The traditional pattern seigaiha: rows of waves. Each wave covers a part of the row behind it. */
const seigaiha: Pattern = {
  width: 48,
  height: 24,
  distance(x, y) {
    const front = Math.floor(y / 12) + 2;
    for (let row = front; row >= front - 2; row -= 1) {
      const shift = row % 2 === 0 ? 0 : 24;
      const far = Math.hypot(((x + 48 - shift) % 48) - 24, row * 12 - y);
      if (far <= 24) return Math.min(...[24, 16, 8].map((radius) => Math.abs(far - radius)));
    }
    return 24;
  },
};

/** The traditional pattern shippo: interlocking rings. */
const shippo: Pattern = {
  width: 40,
  height: 40,
  distance(x, y) {
    const to = (shift: number) => Math.abs(Math.hypot(((x + shift) % 40) - 20, ((y + shift) % 40) - 20) - 20);
    return Math.min(to(0), to(20));
  },
};

/** The traditional pattern hishi: nested lozenges. */
const hishi: Pattern = {
  width: 48,
  height: 32,
  distance(x, y) {
    const far = Math.abs(x - 24) / 24 + Math.abs(y - 16) / 16;
    return Math.min(Math.abs(far - 1), Math.abs(far - 0.5)) * 14;
  },
};

/** The traditional pattern yabane: arrow feathers. */
const yabane: Pattern = {
  width: 40,
  height: 40,
  distance(x, y) {
    const slope = (y + Math.abs(x - 20)) % 40;
    return Math.min(slope, 40 - slope, x % 20, 20 - (x % 20));
  },
};

const patterns = [seigaiha, shippo, hishi, yabane];

type Colour = readonly [red: number, green: number, blue: number];

/**
 * The colours of the patterns, each as the colour of the cloth and that of its lines: indigo, pine, cherry,
 * persimmon, wisteria and ink.
 */
const cloths: readonly (readonly [cloth: Colour, line: Colour])[] = [
  [
    [38, 67, 107],
    [150, 178, 210],
  ],
  [
    [44, 92, 78],
    [160, 205, 186],
  ],
  [
    [250, 232, 236],
    [214, 130, 150],
  ],
  [
    [196, 92, 52],
    [248, 206, 180],
  ],
  [
    [112, 92, 152],
    [206, 194, 230],
  ],
  [
    [52, 54, 60],
    [160, 164, 172],
  ],
];

/**
 * The number of shades from the colour of the cloth to that of the lines. The shades between them smooth the
 * edges of the lines.
 */
const SHADES = 8;
const LINE = 1.4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const shadesOf = ([cloth, line]: readonly [Colour, Colour]) =>
  Array.from({ length: SHADES }, (_, shade) =>
    cloth.map((value, at) => Math.round(value + ((line[at] ?? value) - value) * (shade / (SHADES - 1)))),
  );

/**
 * Draws one row of pixels of a PNG file: first the byte for the row's filter type (0, none), then the palette
 * index of each pixel.
 */
function rowOf({ width: tile, distance }: Pattern, y: number, width: number): Buffer {
  const shades = Array.from({ length: tile }, (_, x) =>
    Math.round(Math.max(0, Math.min(1, LINE - distance(x, y) + 0.5)) * (SHADES - 1)),
  );
  return Buffer.from([0, ...Array.from({ length: width }, (_, x) => shades[x % tile] ?? 0)]);
}

/**
 * Draws cloth with a traditional Japanese pattern. Returns a PNG file with a palette. The size is in pixels.
 * @param choice selects the pattern and the colours; every non-negative whole number is valid
 */
export function drawCloth(choice: number, width: number, height: number): Buffer {
  const pattern = patterns[choice % patterns.length] ?? seigaiha;
  const cloth = cloths[Math.floor(choice / patterns.length) % cloths.length] ?? cloths[0];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Array.from({ length: pattern.height }, (_, y) => rowOf(pattern, y, width));
  const lines = Buffer.concat(
    Array.from({ length: height }, (_, y) => rows[y % rows.length] ?? Buffer.alloc(0)),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(
        shadesOf(
          cloth ?? [
            [0, 0, 0],
            [255, 255, 255],
          ],
        ).flat(),
      ),
    ),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
