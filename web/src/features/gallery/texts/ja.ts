/** Texts of the gallery; the names of components and states are those of the code. */
export const ja = {
  title: '部品一覧',
};
