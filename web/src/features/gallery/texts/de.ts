export const de = {
  title: 'Komponenten',
};
