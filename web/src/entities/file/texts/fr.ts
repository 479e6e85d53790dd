export const fr = {
  download: 'Télécharger',
  open: 'Télécharger {{filename}}',
  notYet: '{{filename}} est en cours de vérification. Réessayez dans un instant.',
  failed: '{{filename}} n’a pas pu être ouvert. Veuillez réessayer.',
};
