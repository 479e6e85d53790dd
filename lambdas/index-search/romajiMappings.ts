const VOWELS = ['a', 'i', 'u', 'e', 'o'];

/**
 * For each consonant, the katakana of its syllables with the vowels a, i, u, e and o, in this order. `-`
 * means that the syllable does not exist.
 */
const ROWS: Readonly<Record<string, string>> = {
  '': 'ア イ ウ エ オ',
  k: 'カ キ ク ケ コ',
  s: 'サ シ ス セ ソ',
  t: 'タ チ ツ テ ト',
  n: 'ナ ニ ヌ ネ ノ',
  h: 'ハ ヒ フ ヘ ホ',
  m: 'マ ミ ム メ モ',
  y: 'ヤ - ユ イェ ヨ',
  r: 'ラ リ ル レ ロ',
  w: 'ワ ウィ - ウェ ヲ',
  g: 'ガ ギ グ ゲ ゴ',
  z: 'ザ ジ ズ ゼ ゾ',
  d: 'ダ ヂ ヅ デ ド',
  b: 'バ ビ ブ ベ ボ',
  p: 'パ ピ プ ペ ポ',
  f: 'ファ フィ フ フェ フォ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ',
  j: 'ジャ ジ ジュ ジェ ジョ',
  c: 'カ - ク - コ',
  l: 'ラ リ ル レ ロ',
  sh: 'シャ シ シュ シェ ショ',
  ch: 'チャ チ チュ チェ チョ',
  ts: '- - ツ - -',
  ky: 'キャ - キュ - キョ',
  gy: 'ギャ - ギュ - ギョ',
  sy: 'シャ - シュ - ショ',
  zy: 'ジャ - ジュ - ジョ',
  jy: 'ジャ - ジュ - ジョ',
  ty: 'チャ - チュ - チョ',
  ny: 'ニャ - ニュ - ニョ',
  hy: 'ヒャ - ヒュ - ヒョ',
  my: 'ミャ - ミュ - ミョ',
  ry: 'リャ - リュ - リョ',
  by: 'ビャ - ビュ - ビョ',
  py: 'ピャ - ピュ - ピョ',
};

const syllables: [string, string][] = Object.entries(ROWS).flatMap(([consonant, row]) =>
  row
    .split(' ')
    .flatMap((kana, at): [string, string][] => (kana === '-' ? [] : [[`${consonant}${VOWELS[at]}`, kana]])),
);

/**
 * The syllables with a doubled first consonant, which katakana writes with ッ: `sapporo` is サッポロ. A doubled
 * `n` is not among them, because katakana writes it with ン.
 */
const paused = syllables.flatMap(([latin, kana]): [string, string][] =>
  /^[kstpgzdbcjf]/.test(latin) ? [[`${latin[0]}${latin}`, `ッ${kana}`]] : [],
);

/**
 * Returns the rules of an OpenSearch mapping character filter that converts Latin letters into katakana. Two
 * romanizations are covered: シンバシ is found by `shinbashi` (Hepburn) and by `sinbasi` (the Japanese
 * government's spelling).
 */
export const romajiMappings = (): string[] => [
  ...[...syllables, ...paused].map(([latin, kana]) => `${latin} => ${kana}`),
  ...['n', "n'", 'nn'].map((latin) => `${latin} => ン`),
  ...VOWELS.map((vowel, at) => `nn${vowel} => ン${'ナニヌネノ'[at]}`),
];
