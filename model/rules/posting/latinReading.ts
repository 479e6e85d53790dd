const KANA = (
  'キャkya キュkyu キョkyo シャsha シュshu ショsho チャcha チュchu チョcho ニャnya ニュnyu ニョnyo ヒャhya ヒュhyu ヒョhyo ミャmya ミュmyu ミョmyo ' +
  'リャrya リュryu リョryo ギャgya ギュgyu ギョgyo ジャja ジュju ジョjo ビャbya ビュbyu ビョbyo ピャpya ピュpyu ピョpyo ファfa フィfi フェfe フォfo ティti ディdi ' +
  'ウィwi ウェwe ヴvu アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ' +
  'ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ' +
  'ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ー ッ'
).split(' ');
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Converts katakana to the Latin letters with which host names and file names usually spell them: サザナミ
 * becomes sazanami. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function latinReading(katakana: string): string {
  return KANA.reduce((text, entry) => {
    const kana = entry
      .split('')
      .filter((sign) => !LATIN.includes(sign))
      .join('');
    return text.split(kana).join(entry.slice(kana.length));
  }, katakana);
}
