export const en = {
  title: 'Components',
};
