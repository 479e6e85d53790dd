export const fr = {
  title: 'Données de démonstration',
  lead: 'Complétez l’environnement « {{stage}} » et voyez combien d’enregistrements il contient. Cette page n’existe pas en production.',
  started: 'C’est lancé. Les données seront là dans quelques minutes.',
  again: 'Relire',
  counts: 'Enregistrements',
  countsLead: 'Leur nombre par type et par table.',
  rows: '{{n}}',
  capturedLead:
    'Sur cette machine, ils sont gardés ici au lieu d’être envoyés. Les 20 plus récents sont affichés.',
  catalogues: {
    title: 'Compléter les catalogues',
    lead: 'Ajoute les préfectures, métiers, compétences et autres entrées manquantes. Celles qui existent ne changent pas.',
    question: 'Les entrées manquantes seront ajoutées. Celles qui existent ne changent pas.',
    run: 'Compléter les catalogues',
  },
  demo: {
    title: 'Ajouter les données de démonstration',
    lead: 'Ajoute des utilisateurs de test, entreprises, projets, talents, candidatures, messages, avantages, etc. Relancer n’ajoute rien en double.',
    question:
      'Les données de démonstration seront ajoutées. Les modifications des données précédentes seront perdues.',
    run: 'Ajouter les données',
  },
  mail: { title: 'E-mails envoyés', none: 'Aucun e-mail envoyé pour le moment.' },
  slack: { title: 'Messages Slack', none: 'Rien n’a encore été envoyé à Slack.' },
};
