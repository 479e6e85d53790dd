export const fr = {
  save: 'Enregistrer',
  yes: 'Oui',
  no: 'Non',
  empty: 'Vide',
  restored: 'Votre dernière saisie a été restaurée. Elle n’est pas encore enregistrée.',
  kept: 'Votre saisie est toujours sur cette page.',
  unanswered:
    'La connexion a été interrompue : nous ne savons pas si l’enregistrement a abouti. Nous le vérifierons dès qu’elle sera rétablie.',
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
  upload: {
    empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
    tooLarge: 'Ce fichier est trop volumineux ({{n}} Mo au maximum). Veuillez d’abord le réduire.',
    wrongType: 'Les fichiers de ce type ne peuvent pas être utilisés.',
    unreadable: 'Le contenu de ce fichier n’a pas pu être lu. Vérifiez qu’il n’est pas endommagé.',
    tooSmall: 'Cette image est trop petite. Son petit côté doit avoir au moins 200 pixels.',
    tooManyPixels:
      'Cette image a trop de pixels. Choisissez-en une de 64 millions au plus (environ 8 000 × 8 000).',
    activeContent:
      'Les documents avec des macros, des objets incorporés ou des parties d’autres fichiers ne sont pas acceptés. Retirez-les ou choisissez un PDF du document.',
    tooMany: 'Beaucoup de fichiers ont été envoyés en peu de temps. Veuillez réessayer plus tard.',
    noRoom:
      'La limite de fichiers enregistrés est atteinte. Veuillez supprimer ceux dont vous n’avez plus besoin.',
  },
  sort: {
    help: 'Faites glisser une ligne par sa poignée, ou prenez-la avec la barre d’espace, déplacez-la avec les flèches et posez-la avec la barre d’espace. Échap la remet en place.',
    touchHelp: 'Gardez le doigt sur une poignée et déplacez-la pour changer l’ordre.',
    handle: 'Déplacer « {{name}} »',
    held: '« {{name}} » est pris. Déplacez-le avec les flèches.',
    moved: '« {{name}} » est à la place {{place}} sur {{n}}.',
    dropped: '« {{name}} » est posé à la place {{place}} sur {{n}}.',
    returned: '« {{name}} » est revenu à sa place.',
  },
  picture: {
    remove: 'Retirer l’image',
  },
  rules: {
    taken: 'Cette adresse a déjà un compte',
    duplicate: 'Une ligne précédente a la même adresse',
    email: 'Ce n’est pas une adresse e-mail',
    number: 'Veuillez saisir un nombre',
    somethingToPublish: 'Pour publier, saisissez au moins une note ou un commentaire',
    somethingToUse: 'Pour publier, indiquez un code promo, une URL ou un mode d’emploi',
    required: 'Veuillez remplir ce champ',
    katakana: 'Veuillez utiliser des hiragana ou des katakana',
    phone: 'Veuillez saisir 10 ou 11 chiffres',
    date: 'Veuillez vérifier la date',
    birthDate: 'Veuillez vérifier la date de naissance',
    fifteenYearsAgo: 'Il faut avoir {{n}} ans ou plus',
    length: 'Veuillez saisir au plus {{most}} caractères',
    lengths: 'Veuillez saisir de {{least}} à {{most}} caractères',
    range: 'Veuillez saisir un nombre de {{least}} à {{most}}',
    step: 'Veuillez saisir un nombre par pas de {{n}}',
  },
};
