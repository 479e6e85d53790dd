export const fr = {
  missing: 'À remplir : {{label}}',
  notChosen: 'À choisir : {{label}}',
  date: { year: 'Année', month: 'Mois', day: 'Jour' },
  yen: 'yens',
  tags: {
    placeholder: 'Saisir pour choisir',
    none: 'Rien ne correspond à « {{word}} »',
  },
  upload: {
    choose: 'Choisir un fichier',
    drop: 'Vous pouvez aussi déposer un fichier ici',
    progress: 'Envoi de {{name}}',
    done: 'Envoyé',
    failed: 'L’envoi a échoué',
    cancel: 'Arrêter l’envoi de {{name}}',
    retry: 'Envoyer {{name}} à nouveau',
    remove: 'Retirer {{name}}',
    tooLarge: '{{name}} est trop volumineux ({{n}} Mo au plus)',
  },
};
