/**
 * Returns a keyword in which a part is in quotes, so that the search takes it as it is written.
 * @param word the part as the API has read it: in half width and lower case
 */
export function quoteWord(keyword: string, word: string): string {
  const pieces = keyword.normalize('NFKC').split('"');
  // Every second piece is in quotes already.
  const index = pieces.findIndex((piece, at) => at % 2 === 0 && piece.toLowerCase().includes(word));
  const piece = pieces[index];
  if (piece === undefined) return keyword;
  const at = piece.toLowerCase().indexOf(word);
  const [before, typed, after] = [
    piece.slice(0, at),
    piece.slice(at, at + word.length),
    piece.slice(at + word.length),
  ];
  pieces[index] = `${before}"${typed}"${after}`;
  return pieces.join('"');
}
