import { isPunctuation } from './isPunctuation';
import type { Lattice } from './Lattice';

const LONGEST_UNKNOWN_WORD = 1024;

/**
 * Adds the candidate words that begin at `position` to the lattice: the longest matching entry of the user
 * dictionary or, if there is none, the known words. Unknown words are added if there is no other word, or if
 * their character class is always considered.
 */
export function extend(lattice: Lattice, bytes: Uint8Array, byteAt: Int32Array, position: number): void {
  const { dictionary, text } = lattice;
  const match = dictionary.user.longest(text, position);
  if (match) lattice.add(position, match.end, match.entry, 'user');
  let any = match !== undefined;
  const from = match ? -1 : (byteAt[position] ?? -1);
  if (from >= 0) {
    let end = position;
    dictionary.trie.prefixes(bytes, from, (endByte, group) => {
      while ((byteAt[end] ?? Infinity) < endByte) end++;
      dictionary.known.each(group, (word) => {
        lattice.add(position, end, word, 'known');
        any = true;
      });
    });
  }
  for (const [name, word] of dictionary.later)
    if (!match && text.startsWith(name, position)) {
      lattice.add(position, position + name.length, word, 'known');
      any = true;
    }
  const kind = dictionary.classes.of(text.charCodeAt(position));
  if (any && !dictionary.classes.invokes(kind)) return;
  const end = dictionary.classes.groups(kind) ? endOfRun(lattice, position, kind) : position + 1;
  dictionary.unknown.each(kind, (word) => lattice.add(position, end, word, 'unknown'));
}

function endOfRun({ dictionary, text }: Lattice, position: number, kind: number): number {
  const drop = isPunctuation(text.charCodeAt(position));
  let end = position + 1;
  while (end < text.length && end - position < LONGEST_UNKNOWN_WORD) {
    const code = text.charCodeAt(end);
    if (dictionary.classes.of(code) !== kind || isPunctuation(code) !== drop) break;
    end++;
  }
  return end;
}

/**
 * Returns, for each UTF-16 code unit of a text, the byte offset of its character in UTF-8 (-1 for the second
 * half of a surrogate pair). The last element is the total number of bytes.
 */
export function byteOffsets(text: string): Int32Array {
  const addresses = new Int32Array(text.length + 1);
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    addresses[index] = at;
    if (code >= 0xd800 && code <= 0xdbff && index + 1 < text.length) addresses[++index] = -1;
    at += code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code <= 0xdbff ? 4 : 3;
  }
  addresses[text.length] = at;
  return addresses;
}
