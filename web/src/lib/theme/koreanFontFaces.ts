/** Everything but kana, Chinese characters and their punctuation, which Korean fonts draw in another way. */
const LETTERS = 'U+0-2E7F,U+3130-318F,U+A960-A97F,U+AC00-D7FF';

const faces: readonly [name: string, weight: number, fonts: readonly string[]][] = [
  ['Enishi Korean', 400, ['AppleSDGothicNeo-Regular', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR']],
  [
    'Enishi Korean',
    700,
    ['AppleSDGothicNeo-Bold', 'Malgun Gothic Bold', 'Noto Sans KR Bold', 'Noto Sans CJK KR Bold'],
  ],
  ['Enishi Korean Serif', 400, ['AppleMyungjo', 'Noto Serif KR', 'Noto Serif CJK KR', 'Batang']],
  ['Enishi Korean Serif', 700, ['Noto Serif KR Bold', 'Noto Serif CJK KR Bold']],
];

/**
 * The Korean fonts that operating systems include, for the letters of Korean pages only: in these pages too, Japanese
 * names and texts keep the Japanese shapes of their characters. Japanese fonts have no Korean letters, and their
 * quotation marks are as wide as a Chinese character.
 */
export const koreanFontFaces: string = faces
  .map(
    ([name, weight, fonts]) =>
      `@font-face{font-family:"${name}";font-weight:${weight};unicode-range:${LETTERS};` +
      `src:${fonts.map((font) => `local("${font}")`).join(',')}}`,
  )
  .join('');
