export const fr = {
  title: 'Remise du document',
  due: {
    CLIENT:
      'Remettez le document sur papier, si possible avant le {{at}} (règle maison). Cette page s’imprime.',
    TALENT: 'L’entreprise vous remet le document sur papier, si possible avant le {{at}} (règle maison).',
  },
  state: {
    onRequest: 'Le document est affiché ici. Le talent le reçoit sur papier s’il le demande.',
    electronic: 'Le talent souhaite le document sous forme électronique et peut revenir sur ce choix.',
    DONE: 'Remis sur papier le {{at}}.',
  },
  why: {
    EMPLOYMENT:
      'Le document est remis sur papier à la conclusion du contrat. Il n’est électronique que si la personne le souhaite.',
    CONTRACT: 'Si l’indépendant le demande, le donneur d’ordre remet le document sur papier sans délai.',
    house: 'L’indépendant a des salariés : le document sur papier est une règle maison.',
  },
  on: 'Remis le',
  wrongDay: 'Choisissez un jour entre le contrat et aujourd’hui',
  do: {
    WISH: 'Recevoir sous forme électronique',
    REVOKE: 'Retirer ce souhait',
    REQUEST: 'Demander le papier',
    HAND_OVER: 'Noter la remise',
  },
  ask: {
    WISH: 'Recevoir le document sous forme électronique ?',
    REVOKE: 'Retirer le souhait du document électronique ?',
    REQUEST: 'Demander le document sur papier ?',
    HAND_OVER: 'Noter la remise du document ?',
  },
  note: {
    WISH: 'Vous ne recevez pas de papier ; vous pouvez lire et imprimer le document ici.',
    REVOKE: 'L’entreprise en est informée et remet le document sur papier.',
    REQUEST: 'L’entreprise en est informée, et c’est enregistré.',
    HAND_OVER: 'Le talent en est informé, et c’est enregistré. Ce n’est pas réversible.',
  },
  done: {
    WISH: 'Votre souhait a été envoyé',
    REVOKE: 'Le souhait a été retiré',
    REQUEST: 'Le papier a été demandé',
    HAND_OVER: 'La remise a été notée',
  },
  log: {
    WISH: 'souhaite le recevoir sous forme électronique',
    REVOKE: 'a retiré ce souhait',
    REQUEST: 'a demandé le papier',
    HAND_OVER: 'a remis le papier',
  },
};
