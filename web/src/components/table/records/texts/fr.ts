export const fr = {
  keyword: 'Rechercher dans le tableau',
  total: '{{n}} lignes',
  csv: 'Enregistrer en CSV',
  more: 'Charger la suite',
  notFound: 'Aucune ligne ne correspond. Essayez d’autres mots.',
  person: {
    near: 'Personne ne correspond exactement. Ces personnes s’en approchent.',
    placeholder: 'Rechercher par nom',
    none: 'Personne ne correspond à « {{word}} »',
  },
};
