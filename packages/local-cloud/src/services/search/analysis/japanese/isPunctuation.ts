const PUNCTUATION = /^[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/u;
const known = new Uint8Array(0x10000);

/**
 * Returns whether a UTF-16 code unit is punctuation, white space or a symbol, which the Japanese tokenizer removes.
 */
export function isPunctuation(code: number): boolean {
  known[code] ||= PUNCTUATION.test(String.fromCharCode(code)) ? 2 : 1;
  return known[code] === 2;
}
