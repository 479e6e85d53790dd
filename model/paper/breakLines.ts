/** What may not begin a line in Japanese (行頭禁則), and what may not end one (行末禁則). */
const NOT_FIRST = new Set(
  '、。，．・：；？！）」』】〉》〕｝”’…‥ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％℃,.:;?!)]}%',
);
const NOT_LAST = new Set('（「『【〈《〔｛“‘([{￥¥$＄');

/** A word in Latin letters or digits, which stays in one line, or one character of anything else. */
const PIECES = /[\p{Script=Latin}\p{Nd}@#&+/_'’.-]+|\s|\P{M}\p{M}*/gu;

/**
 * Breaks a text into lines of a width, as Japanese is set: between any two characters, but not before a closing mark or a
 * small kana and not after an opening one. Words in Latin letters stay whole if a line has room for them.
 * @param measure the width of a text
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const pieces = (paragraph.match(PIECES) ?? []).flatMap((piece) =>
      measure(piece) > width ? [...piece] : [piece],
    );
    for (const piece of pieces) {
      if (line === '' || measure((line + piece).trimEnd()) <= width) {
        line += line === '' && lines.length > 0 ? piece.trimStart() : piece;
        continue;
      }
      const kept = cutAllowed(line, piece);
      lines.push(kept.line.trimEnd());
      line = (kept.moved + piece).trimStart();
    }
    return [...lines, line.trimEnd()];
  });
}

/**
 * Returns a full line without what must move to the next one: an opening mark at its end, and the character before a
 * piece that may not begin a line.
 */
function cutAllowed(line: string, next: string): { line: string; moved: string } {
  const characters = [...line];
  let end = characters.length;
  const isBad = () =>
    NOT_FIRST.has(end === characters.length ? ([...next][0] ?? '') : (characters[end] ?? '')) ||
    NOT_LAST.has(characters[end - 1] ?? '');
  while (end > 1 && isBad()) end -= 1;
  // A line of nothing but such marks is left as it is.
  if (end <= 1) return { line, moved: '' };
  return { line: characters.slice(0, end).join(''), moved: characters.slice(end).join('') };
}
