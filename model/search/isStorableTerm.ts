const LENGTH = { least: 2, most: 30, words: 5 } as const;

/** Matches letters of Japanese and of Latin scripts, digits, and the signs that names of skills contain. */
const LETTERS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Latin}ー々・0-9 #+./&'-]+$/u;

/**
 * Matches five digits, with or without separators, as in telephone numbers, postal codes, dates of birth and
 * ids.
 */
const NUMBER = /\d(?:[ ./-]?\d){4}/;

const ADDRESSES = ['://', 'www.', '.com', '.jp'];
const HONORIFICS = ['さん', 'さま', '様', '氏', '君', 'くん', 'ちゃん', '先生'];

/**
 * The most frequent Japanese surnames of two or more letters, without those that are also the name of a prefecture, of a
 * large city or of a part of Tokyo.
 */
const SURNAMES = (
  '佐藤 鈴木 高橋 髙橋 田中 伊藤 渡辺 渡邊 渡邉 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 松本 井上 木村 清水 ' +
  '山崎 池田 橋本 阿部 安部 安倍 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 ' +
  '斎藤 齋藤 齊藤 福田 太田 西村 藤井 金子 藤原 岡本 三浦 中川 原田 松田 竹内 小野 田村 中山 和田 石田 森田 内田 ' +
  '柴田 酒井 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 丸山 増田 杉山 新井 藤本 平野 河野 野口 松井 菅原 岩崎 ' +
  '久保 木下 佐野 松尾 菊地 菊池 杉本 古川 大西 島田 水野 桜井 櫻井 高野 吉川 山内 西田 西川 飯田 小池 北村 五十嵐 ' +
  '東海林 長谷部 久保田 佐久間 小笠原 大久保 服部 本田 本間 矢野 荒井 荒木 浜田 濱田 樋口 大橋 松岡 小松 中田 永井'
).split(' ');

/** The maximum number of letters after a surname that are taken for a given name. */
const GIVEN_NAME = 3;

/** Returns whether a word begins with a common surname, and what follows can be a given name, as in 山田太郎. */
const isLikeName = (word: string): boolean =>
  SURNAMES.some((surname) => word.startsWith(surname) && word.length - surname.length <= GIVEN_NAME);

/**
 * Returns whether a search term may be stored for administrators to read. False for a term that looks like
 * personal data (a mail address, a number, a person's name) or is as long as a sentence, and for one that
 * contains other signs than names of skills do. The rule cannot recognize rare surnames, and names in kana or
 * romaji.
 */
export function isStorableTerm(term: string): boolean {
  const words = term.split(' ');
  return (
    term.length >= LENGTH.least &&
    term.length <= LENGTH.most &&
    words.length <= LENGTH.words &&
    LETTERS.test(term) &&
    !NUMBER.test(term) &&
    !ADDRESSES.some((part) => term.includes(part)) &&
    !words.some((word) => HONORIFICS.some((honorific) => word.endsWith(honorific)) || isLikeName(word))
  );
}
