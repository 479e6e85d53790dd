export const fr = {
  none: 'Aucune notification pour le moment. Les nouvelles de vos candidatures apparaîtront ici.',
  markAll: 'Tout marquer comme lu',
  more: 'Afficher les notifications précédentes',
  unread: 'Non lu',
  APPLICATION_RECEIVED: 'Nouvelle candidature pour « {{title}} »',
  APPLICATION_WITHDRAWN: 'Une candidature pour « {{title}} » a été retirée',
  APPLICATION_MOVED: 'Votre candidature pour « {{title}} » est maintenant : {{state}}',
  JOB_OFFERED: 'Vous êtes invité(e) à « {{title}} »',
  JOB_PUBLISHED: '« {{title}} » est maintenant publique',
  JOB_RETURNED: '« {{title}} » demande votre attention',
  EXPORT_READY: 'Votre export de données est prêt',
  DELETION_REQUESTED: 'Nous avons reçu votre demande de suppression du compte',
};
