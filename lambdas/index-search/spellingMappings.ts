import { variantKana, variantKanji, variantSupplementary } from '../../model/search/variantCharacters';

/**
 * Names of places with ヶ, which people also write with ケ, ヵ, カ or が. Those in `droppable` are also written
 * without it; for the others the name without it is another name, such as 関原.
 */
const PLACES = {
  droppable:
    '霞ヶ関 市ヶ谷 千駄ヶ谷 阿佐ヶ谷 雑司ヶ谷 茅ヶ崎 袖ヶ浦 自由ヶ丘 希望ヶ丘 桜ヶ丘 緑ヶ丘 百合ヶ丘 光ヶ丘 旭ヶ丘 梅ヶ丘 星ヶ丘 富士見ヶ丘 ' +
    '保土ヶ谷 由比ヶ浜 七里ヶ浜 稲村ヶ崎 聖蹟桜ヶ丘',
  others:
    '関ヶ原 八ヶ岳 駒ヶ根 駒ヶ岳 槍ヶ岳 鶴ヶ島 金ヶ崎 鬼ヶ島 七ヶ浜 七ヶ宿 外ヶ浜 鯵ヶ沢 霧ヶ峰 美ヶ原 青木ヶ原 賤ヶ岳 松ヶ丘 藤ヶ丘 ' +
    '梶ヶ谷 宮ヶ瀬 三ヶ日 三ヶ島 三ヶ根 剣ヶ峰 藤ヶ谷 越ヶ谷 竜ヶ岳 鷲ヶ峰 栗ヶ沢 ' +
    'ひばりヶ丘 つつじヶ丘 向ヶ丘 鎌ヶ谷 竜ヶ崎 鳩ヶ谷 幡ヶ谷 鶴ヶ峰 月ヶ瀬',
};

/** Names with ノ or ツ, which people also write with the other kind of kana, a small ッ or without it. */
const JOINED = {
  droppable: '虎ノ門 溝ノ口 一ノ関 二ノ宮 三ノ宮 西ノ宮 四ツ谷',
  others:
    '丸ノ内 御茶ノ水 江ノ島 日ノ出 井ノ頭 竹ノ塚 堀ノ内 池ノ上 桜ノ宮 山ノ手 四ツ橋 一ツ橋 三ツ池 三ツ境 三ツ沢 八ツ橋 八ツ場 二ツ井',
};

/** Kanji that follow ケ in names of places, and units that follow it after a number. */
const AFTER_KE = '関谷丘崎原岳根浦島浜沢瀬池窪淵峰森野宿';
const UNITS = '月所国年条村町';
const NUMERALS = '0123456789〇一二三四五六七八九十百千数何';

/** Words and names with 々, which people also write with the kanji repeated. */
const REPEATED =
  '佐々木 野々村 野々口 野々山 野々市 野々宮 代々木 等々力 酒々井 多々良 喜々津 寿々木 奈々 菜々 由々 瑠々 美々 早々 久々 個々 様々 我々 ' +
  '次々 別々 色々 少々 徐々 続々 着々 堂々 淡々 段々 隅々 益々 常々 精々 営々 往々 重々 楽々 粛々 悠々 黙々 脈々 延々 転々 細々';

/** All hiragana and katakana, after which an iteration mark can be written, as in いすゞ. */
const KANA = [...'ぁァ'].flatMap((first) =>
  Array.from({ length: 86 }, (_, at) => String.fromCharCode(first.charCodeAt(0) + at)),
);
const VOICED_SOUND = '\u3099';

/** Returns the voiced form of a kana, or the kana itself if it has none. */
const voiced = (kana: string): string => `${kana}${VOICED_SOUND}`.normalize('NFC').charAt(0);

const words = (text: string): string[] => text.split(' ');

/** Returns the rules from each spelling of a name to the name, in which `mark` is written in one of the ways `as`. */
const spelled = (names: string, mark: string, as: readonly string[]): string[] =>
  words(names).flatMap((name) =>
    as.filter((each) => each !== mark).map((each) => `${name.replace(mark, each)} => ${name}`),
  );

const KE = ['ケ', 'ヵ', 'カ', 'が'];

/**
 * Returns the rules of an OpenSearch mapping character filter that replaces characters by those of today's
 * orthography: kanji of names, katakana of old sounds.
 */
export const characterMappings = (): string[] => [
  ...words(variantKanji).map((pair) => `${pair.slice(0, 1)} => ${pair.slice(1)}`),
  ...words(variantSupplementary).map((pair) => `${pair.slice(0, 2)} => ${pair.slice(2)}`),
  ...variantKana.map(([from, to]) => `${from} => ${to}`),
  ...KANA.flatMap((kana) => [
    ...['ゝ', 'ヽ'].map((mark) => `${kana}${mark} => ${kana}${kana}`),
    ...['ゞ', 'ヾ'].map((mark) => `${kana}${mark} => ${kana}${voiced(kana)}`),
  ]),
];

/**
 * Returns the rules of an OpenSearch mapping character filter for words and names in which a mark is written in
 * several ways or not at all: ヶ in 霞ヶ関 and 3ヶ月, ノ in 虎ノ門, 々 in 佐々木. Each rule leads to a spelling that
 * the Japanese tokenizer knows, so that the name stays one word with its reading.
 */
export const markMappings = (): string[] => [
  ...spelled(PLACES.droppable, 'ヶ', [...KE, '']),
  ...spelled(PLACES.others, 'ヶ', KE),
  ...[...AFTER_KE].map((letter) => `ケ${letter} => ヶ${letter}`),
  ...[...KE, '箇', 'か'].flatMap((mark) =>
    [...UNITS].flatMap((unit) =>
      mark === 'が' ? [] : [...NUMERALS].map((number) => `${number}${mark}${unit} => ${number}ヶ${unit}`),
    ),
  ),
  'が丘 => ヶ丘',
  ...['の', 'ノ'].map((mark) => `お茶${mark}水 => 御茶ノ水`),
  ...words(JOINED.droppable).flatMap((name) => joinedRules(name, true)),
  ...words(JOINED.others).flatMap((name) => joinedRules(name, false)),
  ...words(REPEATED).map((name) => {
    const at = name.indexOf('々');
    return `${name.slice(0, at)}${name.charAt(at - 1)}${name.slice(at + 1)} => ${name}`;
  }),
];

function joinedRules(name: string, droppable: boolean): string[] {
  const mark = name.includes('ノ') ? 'ノ' : 'ツ';
  const others = mark === 'ノ' ? ['の', '之'] : ['つ', 'ッ', 'っ'];
  return spelled(name, mark, droppable ? [...others, ''] : others);
}
