import { readSync } from 'node:fs';

const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

/** The complete lines of an open file, each with the place behind it. A last one without an end is left out. */
export function* readLines(handle: number): Generator<{ line: string; end: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let end = 0;
  const chunk = Buffer.alloc(CHUNK);
  for (let at = 0, read = -1; read !== 0; at += read) {
    read = readSync(handle, chunk, 0, CHUNK, at);
    const data = Buffer.concat([rest, chunk.subarray(0, read)]);
    let from = 0;
    for (let to = data.indexOf(NEWLINE); to >= 0; to = data.indexOf(NEWLINE, from)) {
      end += to + 1 - from;
      yield { line: data.toString('utf8', from, to), end };
      from = to + 1;
    }
    rest = data.subarray(from);
  }
}
