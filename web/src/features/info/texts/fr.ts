export const fr = {
  comingSoon: 'Bientôt disponible',
  comingSoonText: 'Cette page est en préparation. Revenez bientôt.',
  maintenance: 'Maintenance en cours',
  maintenanceText: 'Nous intervenons sur le service. Réessayez dans un moment.',
  contactLead: 'Posez votre question ou dites-nous ce que vous souhaitez. Nous répondrons par e-mail.',
  report: 'Signaler cette offre',
  reportLead:
    'Dites-nous ce qui ne va pas. Le bureau examinera l’offre et répondra par e-mail sous {{days}} jours, selon notre propre règle ; l’organisation n’en saura rien.',
  reportSubject: 'Signalement d’une offre ({{id}})',
  complaint: 'Réclamations',
  complaintLead:
    'Dites-nous votre réclamation au sujet d’Enishi ou d’une offre publiée ici. Le bureau l’examine et répond par e-mail sous {{days}} jours, selon notre propre règle.',
  complaintSubject: 'Réclamation',
  receipt: 'Votre numéro est {{number}}. Nous répondrons par e-mail avant le {{day}}.',
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
