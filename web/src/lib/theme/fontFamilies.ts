/**
 * The font families of the app. They consist of Japanese fonts that operating systems include, so that none
 * has to be downloaded.
 */
export const fontFamilies = {
  sans: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
  /**
   * A serif font for prominent short texts, such as the hero line, names at the top of a page and empty
   * states.
   */
  mincho: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", "BIZ UDPMincho", serif',
};
