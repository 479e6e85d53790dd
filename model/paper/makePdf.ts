import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import type { PaperBlock, PaperDocument } from './PaperDocument';
import { breakLines } from './breakLines';
import { fontReader } from './fontReader';
import { productName } from '../productName';

/** A4 in points, and its margins. */
const PAPER = { width: 595.28, height: 841.89, margin: 56, foot: 36 };
const WIDTH = PAPER.width - 2 * PAPER.margin;
const LABEL = 136;
const SIZES = { document: 20, section: 13, title: 11.5, text: 10.5, small: 9 };
/** The height of a line, as a multiple of the size of its letters. */
const LEADING = 1.6;
const ink = rgb(0.13, 0.13, 0.13);
const quiet = rgb(0.4, 0.4, 0.4);
const lineColor = rgb(0.75, 0.75, 0.75);

/** What stands for a character that the font does not have: the mark that printers use (下駄). */
const MISSING = '〓';

interface Line {
  text: string;
  size: number;
  x?: number;
  color?: typeof ink;
  /** A second text of the same line, at the left edge. */
  label?: string;
}

/** Lines that stay together on one page, and the space above them. */
interface Group {
  above: number;
  lines: readonly Line[];
  /** Whether the next group must begin on the same page. */
  keepsNext?: boolean;
  hasRule?: boolean;
}

const heightOf = ({ above, lines }: Group) =>
  above + lines.reduce((sum, { size }) => sum + size * LEADING, 0);

/**
 * Sets a document on A4 pages and returns the PDF. Lines break as in Japanese, a heading stays with what follows, a row
 * or paragraph is not divided unless it is longer than half a page, and each page has its number. The font is embedded
 * with the characters that occur; their text can be searched and copied.
 * @param font a TrueType font with Japanese characters
 * @param date the day that the file states as that of its creation
 */
export async function makePdf(document: PaperDocument, font: Uint8Array, date: Date): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontReader as never);
  const face = await pdf.embedFont(font, { subset: true });
  const known = new Set(face.getCharacterSet());
  pdf.setTitle(document.title, { showInWindowTitleBar: true });
  pdf.setLanguage('ja');
  pdf.setProducer(productName);
  pdf.setCreator(productName);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  const clean = (text: string) =>
    [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')]
      .filter((character) => !/\p{Cf}|\p{Variation_Selector}/u.test(character))
      .map((character) =>
        character === '\n' || known.has(character.codePointAt(0) ?? 0) ? character : MISSING,
      )
      .join('');
  const pages = fillPages(groupsOf(document, face, clean));
  pages.forEach((groups, index) =>
    drawPage(pdf.addPage([PAPER.width, PAPER.height]), face, groups, `${index + 1} / ${pages.length}`),
  );
  return pdf.save();
}

type Clean = (text: string) => string;

function groupsOf({ title, signature, sections }: PaperDocument, face: PDFFont, clean: Clean): Group[] {
  const set = (text: string, size: number, width = WIDTH) =>
    breakLines(clean(text), width, (part) => face.widthOfTextAtSize(part, size));
  const right = (text: string) => PAPER.width - PAPER.margin - face.widthOfTextAtSize(text, SIZES.small);
  const blocks = (block: PaperBlock): Group[] => {
    if (block.kind === 'title')
      return [
        {
          above: 10,
          lines: set(block.text, SIZES.title).map((text) => ({ text, size: SIZES.title })),
          keepsNext: true,
        },
      ];
    if (block.kind === 'paragraph')
      return split(
        set(block.text, SIZES.text).map((text) => ({ text, size: SIZES.text })),
        4,
      );
    return block.rows.flatMap(([label, text]) => {
      const labels = set(label, SIZES.text, LABEL - 8);
      const texts = set(text, SIZES.text, WIDTH - LABEL);
      const lines = Array.from({ length: Math.max(labels.length, texts.length) }, (_, index) => ({
        ...{ text: texts[index] ?? '', label: labels[index], size: SIZES.text, x: PAPER.margin + LABEL },
      }));
      return split(lines, 3);
    });
  };
  return [
    { above: 0, lines: set(title, SIZES.document).map((text) => ({ text, size: SIZES.document })) },
    {
      above: 0,
      lines: signature.map(clean).map((text) => ({ text, size: SIZES.small, x: right(text), color: quiet })),
    },
    ...sections.flatMap((section): Group[] => [
      {
        above: 18,
        lines: set(section.title, SIZES.section).map((text) => ({ text, size: SIZES.section })),
        ...{ keepsNext: true, hasRule: true },
      },
      ...section.blocks.flatMap(blocks),
    ]),
  ];
}

/** Returns lines as one group or, if they are longer than half a page, as several, so that pages are filled. */
function split(lines: readonly Line[], above: number): Group[] {
  const most = 24;
  const groups: Group[] = [];
  for (let at = 0; at < lines.length; at += most)
    groups.push({ above: at === 0 ? above : 0, lines: lines.slice(at, at + most) });
  return groups;
}

/** Distributes the groups to pages. */
function fillPages(groups: readonly Group[]): Group[][] {
  const room = PAPER.height - 2 * PAPER.margin;
  const pages: Group[][] = [[]];
  let used = 0;
  groups.forEach((group, index) => {
    // A heading needs room for everything up to the first group that does not keep the next.
    let needed = heightOf(group);
    for (let next = index; groups[next]?.keepsNext && groups[next + 1]; next += 1)
      needed += heightOf(groups[next + 1]!);
    if (used > 0 && used + needed > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(group);
    used += heightOf(group);
  });
  return pages;
}

function drawPage(page: PDFPage, face: PDFFont, groups: readonly Group[], number: string): void {
  let y = PAPER.height - PAPER.margin;
  const left = PAPER.margin;
  for (const { above, lines, hasRule } of groups) {
    y -= above;
    for (const { text, size, x = left, color = ink, label } of lines) {
      y -= size * LEADING;
      const base = y + size * 0.5;
      if (label) page.drawText(label, { x: left, y: base, size, font: face, color: quiet });
      if (text) page.drawText(text, { x, y: base, size, font: face, color });
    }
    if (hasRule)
      page.drawLine({
        ...{ start: { x: left, y }, end: { x: PAPER.width - left, y } },
        ...{ thickness: 0.75, color: lineColor },
      });
  }
  const x = (PAPER.width - face.widthOfTextAtSize(number, SIZES.small)) / 2;
  page.drawText(number, { x, y: PAPER.foot, size: SIZES.small, font: face, color: quiet });
}
