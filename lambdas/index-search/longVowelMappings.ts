const KATAKANA = Array.from({ length: 'ヺ'.charCodeAt(0) - 'ァ'.charCodeAt(0) + 1 }, (_, at) =>
  String.fromCharCode('ァ'.charCodeAt(0) + at),
);

/** Characters that people type where katakana has its long vowel mark ー: hyphens, dashes, a minus, and 一 by mistake. */
const DASHES = ['-', '−', '‐', '‑', '–', '—', '―', '─'];

/**
 * Returns the rules of a mapping character filter that turn a dash after a katakana letter into the long vowel mark,
 * so that サ−バ− is サーバー.
 */
export const longVowelMappings = (): string[] =>
  KATAKANA.flatMap((letter) => DASHES.map((dash) => `${letter}${dash} => ${letter}ー`));
