export const fr = {
  keyword: 'Rechercher dans le tableau',
  total: '{{n}} lignes',
  csv: 'Enregistrer en CSV',
  more: 'Charger la suite',
  notFound: 'Aucune ligne ne correspond. Essayez d’autres mots.',
  views: {
    title: 'Vues enregistrées',
    name: 'Nom de la vue',
    save: 'Enregistrer',
    remove: 'Supprimer « {{name}} »',
    nothing: 'Choisissez des filtres ou un ordre pour les enregistrer sous un nom.',
  },
  reversedDays: 'Le premier jour ne doit pas suivre le dernier.',
  person: {
    near: 'Personne ne correspond exactement. Ces personnes s’en approchent.',
    placeholder: 'Rechercher par nom',
    none: 'Personne ne correspond à « {{word}} »',
  },
};
