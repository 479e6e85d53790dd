export const fr = {
  notFound: 'Introuvable. Cette page a peut-être été supprimée ou n’est plus publique.',
  unauthorized: 'Cette action n’est pas possible.',
  conflict: 'Le contenu a été modifié ailleurs. Rechargez la page et réessayez.',
  invalidInput: 'Veuillez vérifier votre saisie.',
  tooManyRequests: 'Trop de tentatives en peu de temps. Veuillez réessayer un peu plus tard.',
  tooManyUntil:
    'Trop de tentatives en peu de temps. Vous pourrez réessayer à partir de {{time}} (heure du Japon).',
  signedOut: 'Votre session a expiré. Veuillez vous reconnecter.',
  offline: 'Impossible de joindre Internet. Vérifiez votre connexion et réessayez.',
  unexpected: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  reference: '(Référence : {{id}})',
  rules: {
    notInFuture: 'Veuillez saisir une date qui n’est pas dans le futur.',
    notBeforeStart: 'La fin ne peut pas précéder le début.',
    noneWhileContinuing: 'Ce qui est encore en cours n’a pas de date de fin.',
    notBeforeRelease: 'La date d’expiration ne peut pas précéder la date de délivrance.',
    noneWithoutExpiry: 'Une qualification sans expiration n’a pas de date d’expiration.',
    notAboveMaximum: 'Le minimum ne peut pas dépasser le maximum.',
    fileOrUrl: 'Choisissez un fichier ou saisissez une URL.',
    https: 'Veuillez saisir une URL commençant par https://.',
    domain: 'Saisissez un domaine tel que example.co.jp.',
    sharedDomain: 'Ce domaine est celui d’un fournisseur de messagerie. Saisissez celui de l’entreprise.',
    host: 'Veuillez saisir une URL de ce service.',
    visible: 'Les retours à la ligne et les caractères invisibles ne sont pas autorisés.',
    sameName: 'Une autre entrée porte déjà ce nom.',
    taken: 'Une autre entreprise porte ce nom.',
    reserved: 'Ce nom n’est pas disponible. Veuillez en choisir un autre.',
    slug: 'Utilisez des lettres minuscules, des chiffres et des tirets intérieurs.',
    ownUpload: 'Veuillez choisir de nouveau le fichier.',
    most: 'Le nombre maximal d’éléments est atteint. Veuillez en supprimer un avant d’en ajouter un autre.',
    exists: 'Cet élément n’existe pas. Veuillez en choisir un autre.',
    areaForOffice: 'Pour travailler sur place, choisissez au moins un lieu où vous pouvez travailler.',
    sexLimit:
      'Une offre ne peut ni être réservée à un sexe ni en préférer un. Veuillez reformuler le texte pour que chacun puisse postuler.',
    ageLimit:
      'Une offre ne peut ni être limitée à un âge ni en préférer un. Si une exception à l’article 9 de la loi sur la politique du travail s’applique, écrivez-en aussi le motif ici.',
    nationalityLimit:
      'Une offre ne peut ni être limitée à une nationalité ou à une origine ni en préférer une. Vous pouvez indiquer le niveau de japonais requis ou demander une autorisation de travail.',
    familyLimit:
      'Une offre ne peut pas faire de la famille ou du mariage une condition, ni poser de questions à ce sujet. Indiquez ce que le travail exige, comme les jours et les heures.',
    indirectLimit:
      'Une taille, un poids, une force physique ou une mutation avec déménagement ne peuvent être exigés que si le travail le demande. Dans ce cas, veuillez aussi écrire le motif.',
    mailAddress: 'Les adresses e-mail ne sont pas autorisées ici. Utilisez plutôt les messages d’Enishi.',
    telephoneNumber:
      'Les numéros de téléphone ne sont pas autorisés ici. Utilisez plutôt les messages d’Enishi.',
    foreignLink:
      'Les liens vers d’autres sites ne sont pas autorisés. Veuillez écrire ici ce qu’il faut savoir.',
    hiddenName: 'Ce texte révèle le nom de l’organisation masquée. Veuillez le modifier.',
  },
};
