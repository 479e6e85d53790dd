import { readSync } from 'node:fs';

const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

/** A line of a file without its line break, and the offset at which it begins. */
export interface Line {
  at: number;
  bytes: Buffer;
}

/**
 * Yields the complete lines of an open file, beginning at the offset of a line. An incomplete last line is left out.
 */
export function* readLines(handle: number, from: number): Generator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let begin = from;
  const chunk = Buffer.alloc(CHUNK);
  for (let at = from, read = -1; read !== 0; at += read) {
    read = readSync(handle, chunk, 0, CHUNK, at);
    const data = Buffer.concat([rest, chunk.subarray(0, read)]);
    let next = 0;
    for (let to = data.indexOf(NEWLINE); to >= 0; to = data.indexOf(NEWLINE, next)) {
      yield { at: begin, bytes: data.subarray(next, to) };
      begin += to + 1 - next;
      next = to + 1;
    }
    rest = data.subarray(next);
  }
}
