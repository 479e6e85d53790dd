/** The French texts of the screen on which talents import a CV in the format JSON Resume. */
export const fr = {
  title: 'Importer un JSON Resume',
  lead: 'Reprenez un CV exporté d’un autre service. Vous voyez ce qui diffère de votre profil et choisissez ce qui est enregistré. Les noms et les coordonnées ne sont pas repris.',
  file: 'Fichier JSON Resume (.json)',
  again: 'Relire le fichier',
  problem: {
    notJson: 'Ce fichier n’est pas du JSON. Choisissez un fichier .json exporté au format JSON Resume.',
    notResume:
      'Ce fichier ne contient aucune partie d’un CV (basics, work, skills…). Choisissez un fichier exporté au format JSON Resume.',
    wrongValue:
      'La valeur de « {{place}} » ne correspond pas au format JSON Resume, le fichier n’a donc pas pu être lu. Corrigez-la et choisissez de nouveau le fichier.',
  },
  same: 'Rien ne diffère de votre profil. Le contenu du fichier est déjà enregistré.',
  projects: 'Réalisations',
  new: 'Nouveau',
  change: 'Modification',
  years: 'Années d’expérience',
  noHistory:
    'Le poste auquel cela appartient n’est pas clair. Choisissez-le avec le poste, ou ajoutez d’abord le poste.',
  unknownSkill:
    'Ce nom ne figure pas dans la liste des compétences. Vous pouvez le proposer en modifiant vos compétences.',
  because: '{{label}} : {{text}}',
  store: 'Enregistrer la sélection ({{n}})',
  undo: 'Annuler ce qui a été enregistré ({{n}})',
  stored: 'Enregistrés : {{n}}.',
  undoHint: 'Vous pouvez tout annuler, même en revenant plus tard sur cette page.',
  refused: 'Non enregistrés : {{n}}. La raison est indiquée à chaque ligne.',
  chooseSome: 'Choisissez ce qui doit être enregistré.',
  last: {
    title: 'Votre dernière importation',
    lead: 'Cet appareil se souvient de ce que vous avez importé. L’annulation supprime ce qui a été créé, y compris ce que vous y avez ajouté depuis.',
    forget: 'Conserver et fermer',
  },
  outcome: {
    running: 'Enregistrement…',
    created: 'Enregistré',
    changed: 'Modifié',
    undone: 'Annulé',
    refused: 'Non enregistré. {{reason}}',
    partly: '« {{below}} » n’a pas été enregistré. {{reason}}',
    kept: 'L’annulation a échoué. {{reason}}',
  },
};
