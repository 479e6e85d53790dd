export const en = {
  download: 'Download',
  open: 'Download {{filename}}',
  notYet: '{{filename}} is being checked. Please try again in a moment.',
  failed: '{{filename}} could not be opened. Please try again.',
};
