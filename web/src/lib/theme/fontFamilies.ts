/** The Japanese fonts of each system, without downloads. */
export const fontFamilies = {
  sans: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
  /** The hero line, quotes from organizations and the sentences of empty states only. */
  mincho: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", "BIZ UDPMincho", serif',
};
