export const de = {
  download: 'Herunterladen',
  open: '{{filename}} herunterladen',
  notYet: '{{filename}} wird geprüft. Bitte versuchen Sie es gleich noch einmal.',
  failed: '{{filename}} ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
};
