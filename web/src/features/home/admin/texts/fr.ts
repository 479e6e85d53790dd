export const fr = {
  title: 'Ce qui vous attend',
  lead: 'Commencez par ce que des personnes attendent.',
  done: 'Rien n’attend.',
  count: '{{n}}',
  countOrMore: '{{n}} ou plus',
  nameless: 'Sans nom',
  applications: {
    title: 'Nouvelles candidatures',
    none: 'Aucune candidature n’attend.',
    all: 'Toutes les nouvelles candidatures',
  },
  reviews: {
    title: 'Missions à vérifier',
    none: 'Aucune mission n’attend sa publication.',
    all: 'Toutes les missions à vérifier',
  },
  workers: {
    title: 'Professionnels en attente',
    none: 'Personne n’attend d’être publié.',
    all: 'Toutes les demandes de publication',
  },
  requests: {
    title: 'Avantages demandés',
    none: 'Aucune demande n’attend.',
    all: 'Toutes les demandes',
  },
  drafts: {
    title: 'Brouillons de missions',
    none: 'Il n’y a pas de brouillon.',
    all: 'Tous les brouillons',
  },
  failed: {
    title: 'Notifications non remises',
    none: 'Toutes les notifications ont été remises.',
    some: '{{n}} notifications n’ont pas pu être remises. Une fois la cause résolue, renvoyez-les ; ce qui est arrivé n’est pas renvoyé.',
    again: 'Renvoyer',
    moved: '{{n}} notifications ont été remises en file.',
  },
};
