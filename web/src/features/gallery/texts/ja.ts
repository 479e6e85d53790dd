/** The Japanese texts of the gallery. Names of components and states are not translated. */
export const ja = {
  title: '部品一覧',
};
