export const fr = {
  save: 'Enregistrer',
  yes: 'Oui',
  no: 'Non',
  empty: 'Vide',
  restored: 'Votre dernière saisie a été restaurée. Elle n’est pas encore enregistrée.',
  kept: 'Votre saisie est toujours sur cette page.',
  state: {
    saving: 'Enregistrement…',
    unsaved: 'Des modifications ne sont pas enregistrées',
    saved: 'Enregistré ({{time}})',
  },
  discard: {
    action: 'Annuler les modifications',
    title: 'Annuler vos modifications ?',
    content: 'La saisie non enregistrée disparaît et le dernier contenu enregistré revient.',
    confirm: 'Annuler les modifications',
  },
  leave: {
    title: 'Des modifications ne sont pas enregistrées',
    content:
      'Si vous quittez la page maintenant, vos modifications ne seront pas enregistrées. Votre saisie reste sur cet appareil et sera restaurée à votre retour.',
    confirm: 'Quitter sans enregistrer',
  },
  other: {
    title: 'Le contenu a été modifié sur un autre écran',
    choose:
      'Depuis que vous avez ouvert cette page, des modifications ont été enregistrées sur un autre écran. Choisissez ce qu’il faut garder. Rien n’a encore été écrasé.',
    taken:
      'Depuis que vous avez ouvert cette page, ces modifications ont été enregistrées sur un autre écran. Elles sont reprises, votre propre saisie reste.',
    mine: 'Votre saisie',
    theirs: 'Enregistré sur l’autre écran',
    keepMine: 'Garder ma saisie',
    takeTheirs: 'Reprendre l’autre modification',
    continue: 'Continuer avec ce contenu',
  },
  rules: {
    required: 'Veuillez remplir ce champ.',
    katakana: 'Veuillez saisir en katakana.',
    phone: 'Veuillez saisir un numéro de 10 ou 11 chiffres.',
    date: 'Veuillez saisir une date valide.',
    fifteenYearsAgo: 'Vous devez avoir au moins 15 ans.',
    length: 'Veuillez saisir au plus {{most}} caractères.',
    lengths: 'Veuillez saisir de {{least}} à {{most}} caractères.',
    range: 'Veuillez saisir un nombre de {{least}} à {{most}}.',
    step: 'Veuillez saisir un nombre par pas de {{n}}.',
  },
};
