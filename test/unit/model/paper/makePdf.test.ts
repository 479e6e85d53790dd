import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { documentFont } from '../../../../web/documentFont';
import type { PaperDocument } from '../../../../model/paper/PaperDocument';
import { documentFontPath } from '../../../../web/src/lib/pdf/documentFontPath';
import { fontReader } from '../../../../model/paper/fontReader';
import { makePdf } from '../../../../model/paper/makePdf';
import { readPdf } from '../../../support/readPdf';

const font = new Uint8Array(readFileSync(documentFont.file));
const day = new Date('2026-04-15T00:00:00.000Z');

const sheet = (more: Partial<PaperDocument> = {}): PaperDocument => ({
  title: '職務経歴書',
  signature: ['2026年4月15日現在', '氏名　髙橋 結子'],
  sections: [
    {
      title: '自己紹介',
      blocks: [{ kind: 'paragraph', text: '物流の現場で、配車計画の開発をしています。' }],
    },
  ],
  ...more,
});

const textOf = (pages: ReturnType<typeof readPdf>) =>
  pages.flatMap((lines) => lines.map(({ text }) => text)).join('');

test('the text of the file can be read again, with characters of names', async () => {
  const bytes = await makePdf(sheet(), font, day);
  const keep = process.env.PDF_OUT;
  if (keep) writeFileSync(path.join(keep, 'short.pdf'), bytes);
  const text = textOf(readPdf(bytes));
  for (const part of [
    '職務経歴書',
    '2026年4月15日現在',
    '髙橋 結子',
    '配車計画の開発をしています。',
    '1 / 1',
  ])
    expect(text).toContain(part);
  // The font is embedded with the characters that occur.
  expect(bytes.length).toBeLessThan(100_000);
});

/** Returns the embedded font of a PDF. */
async function embeddedFont(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes);
  const streams = context.enumerateIndirectObjects().map(([, object]) => object);
  const file = streams
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .map((dictionary) => dictionary.lookup(PDFName.of('FontFile2')))
    .find((object): object is PDFRawStream => object instanceof PDFRawStream);
  return fontReader.create(decodePDFRawStream(file!).decode());
}

test('each letter of the embedded font has a form', async () => {
  const letters = '職務経歴書髙橋結子配車計画の開発をしていますTypeScript2026年';
  const blocks = [{ kind: 'paragraph', text: letters }] as const;
  const face = await embeddedFont(await makePdf(sheet({ sections: [{ title: '字', blocks }] }), font, day));
  const shapes = Array.from(
    { length: face.numGlyphs },
    (_, index) => face.getGlyph(index).path.commands.length,
  );
  expect(face.numGlyphs).toBeGreaterThan(30);
  // Two spaces, of a half and of a whole width, have none.
  expect(shapes.filter((commands) => commands === 0).length).toBeLessThanOrEqual(2);
});

test('the path of the font names its version', () => {
  expect(documentFontPath).toContain(`-${documentFont.version}.`);
});

test('a character that the font does not have is marked, and marks without a form are left out', async () => {
  const blocks = [{ kind: 'paragraph', text: '寿司🍣と\u200b葛\u{e0100}城' }] as const;
  const text = textOf(readPdf(await makePdf(sheet({ sections: [{ title: '好物', blocks }] }), font, day)));
  expect(text).toContain('寿司〓と葛城');
});

test('a long document has numbered pages, no line outside the margins, and no heading at the end of a page', async () => {
  const text = '配車の計画を立てる仕組みを作り、荷物の流れを見えるようにしました。'.repeat(6);
  const sections = Array.from({ length: 14 }, (_, index) => ({
    title: `第${index + 1}章`,
    blocks: [
      { kind: 'title', text: `株式会社みほん ${index + 1}` },
      {
        kind: 'rows',
        rows: [
          ['2020年4月〜2024年3月', text],
          ['役割', 'テックリード'],
        ],
      },
    ] as const,
  }));
  const bytes = await makePdf(sheet({ sections }), font, day);
  const keep = process.env.PDF_OUT;
  if (keep) writeFileSync(path.join(keep, 'long.pdf'), bytes);
  const pages = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((lines, index) => {
    expect(lines.at(-1)?.text).toBe(`${index + 1} / ${pages.length}`);
    for (const { x, y, width } of lines.slice(0, -1)) {
      expect(x).toBeGreaterThanOrEqual(56 - 0.1);
      expect(x + width).toBeLessThanOrEqual(595.28 - 56 + 0.1);
      expect(y).toBeGreaterThan(50);
    }
    const last = lines.filter(({ y }) => y > 50).toSorted((one, other) => one.y - other.y)[0];
    expect(last?.text).not.toMatch(/^第\d+章$|^株式会社みほん/);
  });
  // Each row is whole on its page.
  for (let index = 1; index <= 14; index += 1)
    expect(pages.filter((lines) => lines.some((line) => line.text === `第${index}章`))).toHaveLength(1);
});
