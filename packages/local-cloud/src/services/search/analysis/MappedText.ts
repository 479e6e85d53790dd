/** A text after a char filter: `offsets[i]` is where position i was in the original, up to and with the end. */
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

/**
 * A piece of the input and its replacement in the output, with the offsets of the replacement's characters.
 */
export interface Piece {
  from: number;
  to: number;
  text: string;
  /** Offset in the piece's input for each character of its output; absent where nothing changed. */
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
