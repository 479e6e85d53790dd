export const fr = {
  kind: {
    PROFILE: 'Profils',
    HISTORY: 'Parcours',
    CONTACT: 'Contacts',
    OWN_DATA: 'Données propres',
    TALENT_DATA: 'Données d’un talent',
  },
  state: {
    QUEUED: 'En attente',
    RUNNING: 'En cours ({{percent}} %)',
    READY: '{{n}} lignes',
    FAILED: 'L’écriture a échoué. Veuillez réessayer.',
    CANCELLED: 'Annulé',
  },
  cancel: 'Annuler',
  cancelOf: 'Annuler « {{name}} »',
  finished: 'L’export était déjà terminé.',
  progressOf: 'Avancement de « {{name}} »',
  download: 'Télécharger',
  downloadOf: 'Télécharger « {{name}} »',
  gone: 'Le fichier a expiré. Veuillez l’écrire à nouveau.',
};
