export const de = {
  title: 'Übergabe des Dokuments',
  due: {
    CLIENT:
      'Übergeben Sie das Dokument auf Papier, möglichst bis {{at}} (Hausregel). Diese Seite lässt sich drucken.',
    TALENT: 'Das Unternehmen übergibt Ihnen das Dokument auf Papier, möglichst bis {{at}} (Hausregel).',
  },
  state: {
    onRequest: 'Das Dokument steht hier. Auf Papier bekommt es das Talent auf Wunsch.',
    electronic: 'Das Talent wünscht das Dokument elektronisch und kann das jederzeit widerrufen.',
    DONE: 'Am {{at}} auf Papier übergeben.',
  },
  why: {
    EMPLOYMENT:
      'Das Dokument wird beim Abschluss des Vertrags auf Papier übergeben. Elektronisch nur, wenn die Person es wünscht.',
    CONTRACT: 'Verlangt es die freie Kraft, übergibt der Auftraggeber das Dokument unverzüglich auf Papier.',
    house: 'Die freie Kraft hat Angestellte, daher ist das Dokument auf Papier eine Hausregel.',
  },
  on: 'Übergeben am',
  wrongDay: 'Wählen Sie einen Tag zwischen Vertrag und heute',
  do: {
    WISH: 'Elektronisch erhalten',
    REVOKE: 'Wunsch widerrufen',
    REQUEST: 'Papier verlangen',
    HAND_OVER: 'Übergabe vermerken',
  },
  ask: {
    WISH: 'Das Dokument elektronisch erhalten?',
    REVOKE: 'Den Wunsch nach dem elektronischen Dokument widerrufen?',
    REQUEST: 'Das Dokument auf Papier verlangen?',
    HAND_OVER: 'Die Übergabe des Dokuments vermerken?',
  },
  note: {
    WISH: 'Sie bekommen kein Papier; Sie können das Dokument hier lesen und drucken.',
    REVOKE: 'Das Unternehmen erfährt es und übergibt das Dokument auf Papier.',
    REQUEST: 'Das Unternehmen erfährt es, und es wird festgehalten.',
    HAND_OVER: 'Das Talent erfährt es, und es wird festgehalten. Es lässt sich nicht zurücknehmen.',
  },
  done: {
    WISH: 'Ihr Wunsch wurde gesendet',
    REVOKE: 'Der Wunsch wurde widerrufen',
    REQUEST: 'Papier wurde verlangt',
    HAND_OVER: 'Die Übergabe wurde vermerkt',
  },
  log: {
    WISH: 'wünscht es elektronisch',
    REVOKE: 'hat den Wunsch widerrufen',
    REQUEST: 'hat Papier verlangt',
    HAND_OVER: 'hat Papier übergeben',
  },
};
