import type { FoundConcept } from './concepts/FoundConcept';
import { joiningWords } from './concepts/joiningWords';

/** The signs around a mark; texts that people type contain no letters for private use. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** What joins a concept to the words around it, and says nothing itself. */
const JOINING = [...joiningWords, 's', 'jobs', 'job'];

/** A part of a search text that is read as one word: a concept, or what was typed in quotes. */
export interface Marked {
  mark: string;
  text: string;
  /** Undefined for what was typed in quotes. */
  concept?: FoundConcept;
}

/**
 * Replaces the concepts of a search text, and what was typed in quotes, by marks, which no rule for words takes apart.
 * @returns the text with the marks, and what they stand for
 */
export function markParts(
  text: string,
  concepts: readonly FoundConcept[],
): { marked: string; parts: Marked[] } {
  const parts: Marked[] = [];
  const mark = (part: Omit<Marked, 'mark'>): string => {
    const made = `${OPEN}${parts.length}${CLOSE}`;
    parts.push({ ...part, mark: made });
    return made;
  };
  let from = 0;
  let marked = '';
  concepts.forEach((concept) => {
    marked += text.slice(from, concept.at) + mark({ text: concept.text, concept });
    from = concept.at + concept.text.length;
  });
  const pieces = `${marked}${text.slice(from)}`.split('"');
  const isClosed = pieces.length % 2 === 1;
  const quoted = pieces.map((piece, at) =>
    isClosed && at % 2 === 1 && piece.trim() !== '' ? mark({ text: piece.trim() }) : piece,
  );
  return { marked: quoted.join(isClosed ? '' : '"'), parts };
}

/** What stands between words of which either is enough: 再エネ/太陽光, フードテック・飲食. */
const BETWEEN = '/ ・ または'.split(' ');

/** Writes `or` between marks and words that are alternatives. Beside no mark, such a sign belongs to a name: UI/UX. */
export const joinAlternatives = (marked: string): string =>
  BETWEEN.reduce(
    (text, sign) =>
      text.split(`${CLOSE}${sign}`).join(`${CLOSE} or `).split(`${sign}${OPEN}`).join(` or ${OPEN}`),
    marked,
  );

/** Returns whether a word is a mark. */
export const isMark = (word: string): boolean => word.startsWith(OPEN);

/** Splits a word at its marks. What only joins a mark to other words, such as 業界 or a particle, is left out. */
export function splitAtMarks(word: string): string[] {
  if (!word.includes(OPEN)) return [word];
  return word
    .split(OPEN)
    .map((piece) => {
      const [number, after] = piece.split(CLOSE);
      return after === undefined ? [piece] : [`${OPEN}${number}${CLOSE}`, after];
    })
    .flat()
    .filter((piece) => isMark(piece) || !(isJoining(piece) || JOINING.includes(piece)));
}

/** Returns whether a text consists of hiragana only, as a particle or an ending does, or of a single letter. */
const isJoining = (text: string): boolean =>
  text.length < 2 || text.split('').every((letter) => letter >= 'ぁ' && letter <= 'ゖ');
