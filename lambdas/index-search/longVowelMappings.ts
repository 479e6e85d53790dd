const KATAKANA = Array.from({ length: 'ヺ'.charCodeAt(0) - 'ァ'.charCodeAt(0) + 1 }, (_, at) =>
  String.fromCharCode('ァ'.charCodeAt(0) + at),
);

/**
 * Characters that people type by mistake for ー, katakana's long vowel mark: hyphens, dashes, a minus, and the
 * box-drawing line ─.
 */
const DASHES = ['-', '−', '‐', '‑', '–', '—', '―', '─'];

/**
 * Returns the rules of an OpenSearch mapping character filter that replaces a dash after a katakana letter
 * with the long vowel mark, so that サ−バ− is read as サーバー.
 */
export const longVowelMappings = (): string[] =>
  KATAKANA.flatMap((letter) => DASHES.map((dash) => `${letter}${dash} => ${letter}ー`));
