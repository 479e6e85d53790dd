/** Voicing marks that follow their kana, and what is written between the parts of a name. */
const FURTHER = '\u3099\u309a 　＝=゠';

/**
 * Returns whether a text is a reading in full-width katakana, as names have it: マリア・テレサ, ジャン＝ポール,
 * イスヾ. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export const isKatakana = (text: string): boolean =>
  text.trim() !== '' &&
  text
    .split('')
    .every(
      (sign) => (sign >= 'ァ' && sign <= 'ヿ') || (sign >= 'ㇰ' && sign <= 'ㇿ') || FURTHER.includes(sign),
    );
