/**
 * A text that character filters have changed. `offsets[i]` is the position of the character `text[i]` in the
 * original text. The last entry of `offsets` is the position at which the original text ends.
 */
export interface MappedText {
  text: string;
  offsets: number[];
}

export type CharFilter = (input: MappedText) => MappedText;

export function unmapped(text: string): MappedText {
  const offsets: number[] = [];
  for (let index = 0; index <= text.length; index++) offsets.push(index);
  return { text, offsets };
}

/** A section of a text, from offset `from` to offset `to`, and the `text` that replaces it. */
export interface Piece {
  from: number;
  to: number;
  text: string;
  /**
   * Converts an index in `text` to the offset of the corresponding character in the section. This function is
   * missing if each index is equal to its offset.
   */
  inner?: (index: number) => number;
}

export function joinPieces(input: MappedText, pieces: Iterable<Piece>): MappedText {
  const offsets: number[] = [];
  let text = '';
  for (const piece of pieces) {
    for (let index = 0; index < piece.text.length; index++)
      offsets.push(input.offsets[piece.from + (piece.inner ? piece.inner(index) : index)] ?? 0);
    text += piece.text;
  }
  offsets.push(input.offsets[input.text.length] ?? 0);
  return { text, offsets };
}
