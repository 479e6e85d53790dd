import { inflateSync } from 'node:zlib';
import { clothPatterns } from '../../../web/src/components/avatars/clothPatterns';
import { drawSharePicture } from '../../../web/share/drawSharePicture';
import { flattenPath } from '../../../web/share/flattenPath';

/**
 * Returns the size of a PNG picture, and a function that returns the colour of a pixel. Every row of pixels
 * must be stored without a PNG filter.
 */
function readPng(file: Buffer) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const length = file.readUInt32BE(33);
  const rows = inflateSync(file.subarray(41, 41 + length));
  const colourAt = (x: number, y: number) => {
    const at = y * (width * 3 + 1) + 1 + x * 3;
    return [...rows.subarray(at, at + 3)];
  };
  return { width, height, colourAt };
}

test('a picture has the size that chats expect, the cloth around, the mark in the middle', () => {
  const { width, height, colourAt } = readPng(drawSharePicture(clothPatterns.kikko, '#2b447f'));
  expect([width, height]).toEqual([1200, 630]);
  expect(colourAt(690, 315)).toEqual([0x2b, 0x44, 0x7f]);
  expect(colourAt(568, 315)).toEqual([0xf0, 0x85, 0x6b]);
  expect(colourAt(80, 5)).not.toEqual([0x2b, 0x44, 0x7f]);
});

test('paths become lines: a closed triangle, and arcs with their points on the circle', () => {
  expect(flattenPath('M0 0L4 0V3Z')).toEqual([
    [0, 0, 4, 0],
    [4, 0, 4, 3],
    [4, 3, 0, 0],
  ]);
  const arc = flattenPath('M0 20a20 20 0 0 1 40 0');
  for (const [, , x, y] of arc) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(20);
  expect(arc.at(-1)?.slice(2)).toEqual([expect.closeTo(40), expect.closeTo(20)]);
  expect(Math.min(...arc.map(([, , , y]) => y))).toBeCloseTo(0);
});

test('a large arc takes the long way, and curves end where they should', () => {
  const loop = flattenPath('M19 11a4.5 4.5 0 1 1 0 9');
  expect(Math.max(...loop.map(([, , x]) => x))).toBeGreaterThan(23);
  expect(flattenPath('M0 0C0 16 0 16 8 32S16 48 8 64').at(-1)?.slice(2)).toEqual([8, 64]);
  expect(() => flattenPath('M0 0Q1 1 2 2')).toThrow('Q');
});
