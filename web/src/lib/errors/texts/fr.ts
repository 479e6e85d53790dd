export const fr = {
  notFound: 'Introuvable. Cette page a peut-être été supprimée ou n’est plus publique.',
  unauthorized: 'Cette action n’est pas possible.',
  conflict: 'Le contenu a été modifié ailleurs. Rechargez la page et réessayez.',
  invalidInput: 'Veuillez vérifier votre saisie.',
  tooManyRequests: 'Trop de tentatives en peu de temps. Veuillez réessayer un peu plus tard.',
  signedOut: 'Votre session a expiré. Veuillez vous reconnecter.',
  offline: 'Impossible de joindre Internet. Vérifiez votre connexion et réessayez.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer plus tard.',
};
