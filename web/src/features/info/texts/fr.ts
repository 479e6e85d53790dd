export const fr = {
  comingSoon: 'Bientôt disponible',
  comingSoonText: 'Cette page est en préparation. Revenez bientôt.',
  maintenance: 'Maintenance en cours',
  maintenanceText: 'Nous intervenons sur le service. Réessayez dans un moment.',
  contactLead: 'Posez votre question ou dites-nous ce que vous souhaitez. Nous répondrons par e-mail.',
  report: 'Signaler cette offre',
  reportLead: 'Dites-nous ce qui ne va pas. Le bureau examinera l’offre ; l’organisation n’en saura rien.',
  reportSubject: 'Signalement d’une offre ({{id}})',
  sent: 'Nous avons bien reçu votre message et répondrons bientôt.',
  form: {
    name: 'Nom',
    email: 'E-mail',
    organizationName: 'Organisation',
    subject: 'Objet',
    message: 'Message',
    send: 'Envoyer',
    limit: 'Vous pouvez envoyer {{count}} messages par heure.',
    tooMany:
      'Vous pouvez envoyer {{count}} messages par heure. Votre texte reste ici : envoyez-le plus tard.',
  },
};
