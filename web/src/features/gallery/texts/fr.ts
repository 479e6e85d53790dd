export const fr = {
  title: 'Composants',
};
