export const fr = {
  title: 'Entreprises bloquées',
  lead: 'Pour les entreprises qui ne doivent pas vous voir, votre profil est privé.',
  employers: 'Employeur actuel',
  hideFromEmployers: 'Cacher mon profil à mon employeur actuel',
  hiddenFrom: '{{names}} ne peut pas vous trouver. Votre parcours indique que cet emploi se poursuit.',
  shownTo: '{{names}} peut aussi vous trouver.',
  noEmployers:
    'Dès que votre parcours contient un emploi qui se poursuit, cette entreprise ne peut plus vous trouver.',
  employersHidden: 'Votre employeur actuel est bloqué',
  employersShown: 'Votre employeur actuel n’est plus bloqué',
  list: 'Autres entreprises',
  listLead:
    'Les variantes d’un nom (avec ou sans forme juridique) comptent comme la même entreprise. Ajoutez une à une les entreprises d’un groupe.',
  former: 'Bloquer une entreprise de votre parcours',
  name: 'Nom de l’entreprise',
  domain: 'Domaine de messagerie',
  domainHint:
    'Seulement si vous le connaissez. Toute entreprise qui utilise ce domaine est bloquée, quel que soit son nom.',
  add: 'Bloquer',
  added: '{{name}} est bloquée',
  remove: 'Débloquer',
  removeOf: 'Débloquer {{name}}',
  removed: '{{name}} n’est plus bloquée',
  undo: 'Annuler',
  full: 'Vous pouvez bloquer jusqu’à {{n}} entreprises. Débloquez-en une dont vous n’avez plus besoin.',
  about: 'Effets d’un blocage',
  facts: {
    hides:
      'Tant que les membres de l’entreprise sont connectés, vous n’êtes dans aucune recherche, aucun total et aucune liste. Ils ne peuvent pas vous solliciter.',
    jobs: 'Les missions de l’entreprise ne figurent ni dans les suggestions ni dans les alertes. Celles qui cachent l’entreprise peuvent apparaître, car nous ne révélons pas à qui elles sont.',
    apply: 'Si vous postulez à une mission de l’entreprise, elle voit votre profil pour cette candidature.',
    before: 'Les candidatures, contrats et conversations d’avant le blocage continuent.',
    guests:
      'Les personnes non connectées voient votre portfolio public. Si personne ne doit le voir, rendez votre profil privé dans la visibilité.',
    silent: 'L’entreprise n’est pas informée du blocage. Il prend effet après un court instant.',
  },
  toPrivacy: 'Ouvrir la visibilité',
};
