/**
 * The font families of the app: the Japanese fonts that each operating system has, so that none is
 * downloaded.
 */
export const fontFamilies = {
  sans: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
  /** A serif font for the hero line, quotes from organizations and the sentences of empty states only. */
  mincho: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", "BIZ UDPMincho", serif',
};
