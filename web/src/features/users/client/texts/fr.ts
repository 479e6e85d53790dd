export const fr = {
  title: 'Talent',
  facts: 'Informations et souhaits',
  skills: 'Compétences et années d’expérience',
  years: '{{n}} ans',
  qualifications: 'Qualifications',
  career: 'Parcours',
  files: {
    title: 'Documents de candidature',
    lead: 'Documents joints à une candidature. Un lien de téléchargement est valable cinq minutes.',
    gone: '{{filename}} n’est pas disponible pour le moment.',
  },
  interviews: 'Entretiens',
  interview: 'Entretien',
  evaluation: 'Note globale {{n}}',
  offer: {
    open: 'Contacter ou recommander',
    title: 'Proposer un projet à « {{name}} »',
    job: 'Projet',
    type: 'Manière',
    types: {
      SCOUTED: 'Contacter (envoyer un message)',
      RECOMMENDED: 'Recommander (noter comme candidat)',
    },
    message: 'Message',
    messageHint: 'Cela ouvre une conversation avec le talent.',
    messageMissing: 'Veuillez saisir un message',
    noJobs: 'Aucun projet n’est public. Publiez-en un pour le proposer ici.',
    again: 'Vous avez déjà proposé ce projet.',
    submit: {
      SCOUTED: 'Envoyer',
      RECOMMENDED: 'Recommander',
    },
    done: {
      SCOUTED: '« {{name}} » a été contacté',
      RECOMMENDED: '« {{name}} » a été recommandé',
    },
  },
};
