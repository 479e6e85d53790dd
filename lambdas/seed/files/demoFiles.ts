import { createHash } from 'node:crypto';
import type { StoredItem } from '../lib/StoredItem';
import { drawCloth } from './drawCloth';
import { writePdf } from './writePdf';

/** A file of the demo data, with its S3 key and the name under which browsers save it. */
export interface DemoFile {
  key: string;
  type: 'image/png' | 'application/pdf';
  filename: string;
  content: Buffer;
}

/** The number of different demo pictures of each size. */
const PICTURES = 24;
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  profileIcon: [320, 320],
  coverImage: [1200, 400],
  thumbnail: [480, 320],
};

/**
 * Builds the files that the demo records refer to. The content of a file depends only on its key and its
 * record, so it is the same on every run.
 */
export function demoFiles(items: readonly StoredItem[]): DemoFile[] {
  const drawn = new Map<string, Buffer>();
  const picture = (field: string, key: string): Buffer => {
    const choice = createHash('sha256').update(key).digest().readUInt32BE(0) % PICTURES;
    const known = drawn.get(`${field} ${choice}`);
    const [width, height] = sizes[field] ?? [320, 320];
    const content = known ?? drawCloth(choice, width, height);
    drawn.set(`${field} ${choice}`, content);
    return content;
  };
  return items.flatMap(({ item }) => {
    const pictures = Object.keys(sizes).flatMap((field): DemoFile[] => {
      const key = item[field];
      if (typeof key !== 'string') return [];
      return [{ key, type: 'image/png', filename: `${field}.png`, content: picture(field, key) }];
    });
    const { file, filename } = item;
    if (typeof file !== 'string' || typeof filename !== 'string') return pictures;
    const title = filename.replace(/\.pdf$/, '');
    const content = writePdf([title, 'これは縁のデモデータです。', '記載された人物・会社は架空のものです。']);
    return [...pictures, { key: file, type: 'application/pdf' as const, filename, content }];
  });
}
