export const en = {
  title: 'How the document is delivered',
  due: {
    CLIENT: 'Hand the document out on paper, by {{at}} if possible (house rule). You can print this page.',
    TALENT: 'The organization hands you the document on paper, by {{at}} if possible (house rule).',
  },
  state: {
    onRequest: 'The document is shown here. The talent gets it on paper on request.',
    electronic: 'The talent wished to get the document electronically, and can revoke that at any time.',
    DONE: 'Handed over on paper on {{at}}.',
  },
  why: {
    EMPLOYMENT:
      'The document is handed out on paper when the contract is made. It is electronic only if the person wishes so.',
    CONTRACT: 'If the freelancer asks for it, the orderer hands the document out on paper without delay.',
    house: 'The freelancer has employees, so the document on paper is a house rule.',
  },
  on: 'Handed over on',
  wrongDay: 'Choose a day between the contract and today',
  do: {
    WISH: 'Get it electronically',
    REVOKE: 'Revoke the wish',
    REQUEST: 'Ask for paper',
    HAND_OVER: 'Record the delivery',
  },
  ask: {
    WISH: 'Get the document electronically?',
    REVOKE: 'Revoke the wish for the electronic document?',
    REQUEST: 'Ask for the document on paper?',
    HAND_OVER: 'Record that the document was handed over?',
  },
  note: {
    WISH: 'You get no paper from the organization; you can read and print the document here.',
    REVOKE: 'The organization learns of it and hands the document out on paper.',
    REQUEST: 'The organization learns of it, and it stays on record.',
    HAND_OVER: 'The talent learns of it, and it stays on record. It cannot be undone.',
  },
  done: {
    WISH: 'Your wish was sent',
    REVOKE: 'The wish was revoked',
    REQUEST: 'Paper was asked for',
    HAND_OVER: 'The delivery was recorded',
  },
  log: {
    WISH: 'wishes to get it electronically',
    REVOKE: 'revoked the wish',
    REQUEST: 'asked for paper',
    HAND_OVER: 'handed over paper',
  },
};
