/**
 * The Japanese texts of the gallery. The names of components and states are those of the code, in every
 * language.
 */
export const ja = {
  title: '部品一覧',
};
