import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A line of a page, with its distance from the left edge and from the bottom, in points. */
interface PdfLine {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** Prints what pdf.js reads of a file. It is a module that Jest cannot load, so it runs in a process of its own. */
const reader = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const data = new Uint8Array(readFileSync(process.argv[1]));
  const file = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const lines = items.filter(({ str }) => str?.trim());
    pages.push(lines.map(({ str: text, width, transform: [, , , , x, y] }) => ({ text, width, x, y })));
  }
  process.stdout.write(JSON.stringify(pages));
`;

/** Reads the pages of a PDF with a library that nobody here wrote: their lines from top to bottom. */
export function readPdf(bytes: Uint8Array): PdfLine[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'enishi-pdf-'));
  const file = path.join(folder, 'made.pdf');
  writeFileSync(file, bytes);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', reader, file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(printed) as PdfLine[][];
}
