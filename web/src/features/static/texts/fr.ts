export const fr = {
  intermediate: 'Inscrivez-vous pour postuler',
  intermediateText:
    'L’inscription est gratuite et prend environ cinq minutes. Vous pourrez ensuite postuler tout de suite.',
  intermediateLogin: 'Déjà inscrit ? Se connecter',
  notFound: 'Page introuvable',
  notFoundText: 'La page a peut-être été déplacée ou n’est plus publique.',
  searchLabel: 'Métier ou compétence',
  serverError: 'Une erreur est survenue',
  serverErrorText: 'Veuillez nous excuser et réessayer plus tard.',
  reload: 'Réessayer',
  findJobs: 'Trouver une mission',
  toTop: 'Vers la page d’accueil',
};
