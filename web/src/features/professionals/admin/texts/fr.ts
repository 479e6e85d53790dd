export const fr = {
  title: 'Services des professionnels',
  lead: 'Les services des pages des professionnels et les personnes derrière.',
  new: 'Ajouter un service',
  none: 'Il n’y a pas encore de service. Ajoutez le premier.',
  people: '{{n}} personnes',
  peopleHint: 'Recherchez par nom. Les personnes au profil privé n’apparaissent pas sur la page.',
  preview: 'Voir la page publique',
  delete: 'Supprimer ce service',
  deleteAsk: 'Supprimer « {{name}} » ?',
  deleteNote: 'Sa page publique disparaît aussi. C’est définitif.',
  deleted: 'Le service a été supprimé',
  field: {
    name: 'Nom',
    lead: 'Résumé',
    keyID: 'Catégorie',
    userIDs: 'Personnes',
  },
  column: {
    people: 'Personnes',
    updatedAt: 'Modifié',
  },
};
