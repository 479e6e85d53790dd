/** The Japanese sans-serif fonts of each system, without downloads. index.html has the same list. */
export const fontFamily =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif';
