import type { LineFile } from './LineFile';
import type { Line } from './readLines';

export interface NumberedLine extends Line {
  /** Beginning with 1, counted from where reading began. */
  number: number;
}

/** The lines of a log without those of documents that changed again later: nobody needs to analyse their texts. */
export function* currentLines(file: LineFile, from: number): Generator<NumberedLine> {
  const last = new Map<string | number, number>();
  for (const { at, bytes } of file.lines(from)) last.set(documentIn(bytes) ?? at, at);
  const current = new Set(last.values());
  let number = 0;
  for (const line of file.lines(from)) {
    number++;
    if (current.has(line.at)) yield { ...line, number };
  }
}

const KIND = '{"do":"'.length;
const DOCUMENTS = new Set(['put', 'del']);

/** Index and id of a line that puts or deletes a document, as they stand in it; a whole document need not be read. */
function documentIn(line: Buffer): string | undefined {
  if (!DOCUMENTS.has(line.toString('latin1', KIND, KIND + 3))) return undefined;
  return line.toString('latin1', line.indexOf(',"index":'), line.indexOf(',"version":'));
}
