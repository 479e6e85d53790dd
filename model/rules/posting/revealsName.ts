const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST_LATIN = 4;

const isLatin = (sign: string) => sign !== '' && LATIN.includes(sign);
const isKatakana = (sign: string) => sign >= 'ァ' && sign <= 'ー';
const isKanji = (sign: string) => sign >= '一' && sign <= '鿿';

/**
 * Returns whether the text `needle`, which was found in another text, is only the middle of another word
 * there. The characters before and after it decide that: アルミナセラミックス does not contain ルミナ, 毎月白紙 does not
 * contain 月白.
 */
function isWithinWord(needle: string, before: string, after: string): boolean {
  const [first, last] = [needle.charAt(0), needle.slice(-1)];
  if (isLatin(first)) return isLatin(before);
  if (before === '' || after === '') return false;
  const isOf = (is: 'kana' | 'kanji') =>
    [before, first, last, after].every((sign) => (is === 'kana' ? isKatakana(sign) : isKanji(sign)));
  return isOf('kana') || isOf('kanji');
}

const occurs = (text: string, needle: string): boolean => {
  const parts = text.split(needle);
  return parts.some(
    (before, at) =>
      at < parts.length - 1 && !isWithinWord(needle, before.slice(-1), `${parts[at + 1]}`.charAt(0)),
  );
};

const KANA = (
  'キャkya キュkyu キョkyo シャsha シュshu ショsho チャcha チュchu チョcho ニャnya ニュnyu ニョnyo ヒャhya ヒュhyu ヒョhyo ミャmya ミュmyu ミョmyo ' +
  'リャrya リュryu リョryo ギャgya ギュgyu ギョgyo ジャja ジュju ジョjo ビャbya ビュbyu ビョbyo ピャpya ピュpyu ピョpyo ファfa フィfi フェfe フォfo ティti ディdi ' +
  'ウィwi ウェwe ヴvu アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ' +
  'ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ' +
  'ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ー ッ'
).split(' ');

/**
 * Converts katakana to the Latin letters with which host names and file names usually spell them: サザナミ
 * becomes sazanami. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
function latinReading(katakana: string): string {
  return KANA.reduce((text, entry) => {
    const kana = entry
      .split('')
      .filter((sign) => !LATIN.includes(sign))
      .join('');
    return text.split(kana).join(entry.slice(kana.length));
  }, katakana);
}

/**
 * Returns the Latin spellings of those `needles` that are written in katakana. The needles are texts that
 * identify an organization. Spellings shorter than `SHORTEST_LATIN` are left out.
 */
const spellingsOf = (needles: readonly string[]): string[] =>
  needles
    .filter((needle) => needle.split('').every(isKatakana))
    .map(latinReading)
    .filter((spelling) => spelling.length >= SHORTEST_LATIN);

/**
 * Returns whether a text reveals an organization: it contains the organization's name, its reading, a part of
 * them, or a host name or file name that spells them. Resolvers use this function too, so it is limited to
 * the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 * @param needles the texts that identify the organization, as `nameNeedles` returns them
 */
export function revealsName(text: string, needles: readonly string[]): boolean {
  const joined = [' ', '・', '_'].reduce((rest, sign) => rest.split(sign).join(''), text);
  return (
    [...needles, ...spellingsOf(needles)].some((needle) => occurs(text, needle)) ||
    needles.some((needle) => !isLatin(needle.charAt(0)) && occurs(joined, needle))
  );
}
