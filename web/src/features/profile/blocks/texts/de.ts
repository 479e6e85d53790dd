export const de = {
  title: 'Gesperrte Unternehmen',
  lead: 'Für Unternehmen, die Sie nicht sehen sollen, ist Ihr Profil privat.',
  employers: 'Derzeitiger Arbeitgeber',
  hideFromEmployers: 'Profil vor dem derzeitigen Arbeitgeber verbergen',
  hiddenFrom: '{{names}} kann Sie nicht finden. Laut Ihrem Werdegang dauert diese Beschäftigung an.',
  shownTo: 'Auch {{names}} kann Sie finden.',
  noEmployers:
    'Sobald Ihr Werdegang eine Beschäftigung enthält, die andauert, kann dieses Unternehmen Sie nicht finden.',
  employersHidden: 'Ihr derzeitiger Arbeitgeber ist gesperrt',
  employersShown: 'Ihr derzeitiger Arbeitgeber ist nicht mehr gesperrt',
  list: 'Weitere Unternehmen',
  listLead:
    'Verschiedene Schreibweisen eines Namens (mit oder ohne Rechtsform) gelten als dasselbe Unternehmen. Fügen Sie jedes Unternehmen einer Gruppe einzeln hinzu.',
  former: 'Unternehmen aus Ihrem Werdegang sperren',
  name: 'Name des Unternehmens',
  domain: 'E-Mail-Domain',
  domainHint:
    'Nur wenn Sie sie kennen. Gesperrt wird jedes Unternehmen, dessen Leute diese Domain verwenden, auch unter anderem Namen.',
  add: 'Sperren',
  added: '{{name}} ist gesperrt',
  remove: 'Entsperren',
  removeOf: '{{name}} entsperren',
  removed: '{{name}} ist nicht mehr gesperrt',
  undo: 'Rückgängig',
  full: 'Sie können bis zu {{n}} Unternehmen sperren. Entsperren Sie eines, das Sie nicht mehr brauchen.',
  about: 'Was eine Sperre bewirkt',
  facts: {
    hides:
      'Solange Leute des Unternehmens angemeldet sind, erscheinen Sie in keiner Suche, keiner Zahl und keiner Liste. Anschreiben können sie Sie auch nicht.',
    jobs: 'Projekte des Unternehmens stehen in keiner Empfehlung und keinem Suchauftrag. Projekte, die das Unternehmen verbergen, können erscheinen, denn wir verraten nicht, wem sie gehören.',
    apply:
      'Wenn Sie sich auf ein Projekt des Unternehmens bewerben, sieht es für diese Bewerbung Ihr Profil.',
    before: 'Bewerbungen, Verträge und Gespräche von vor der Sperre gehen weiter.',
    guests:
      'Wer nicht angemeldet ist, sieht Ihr öffentliches Portfolio. Soll es niemand sehen, stellen Sie Ihr Profil unter „Sichtbarkeit“ auf privat.',
    silent: 'Das Unternehmen erfährt nichts von der Sperre. Sie wirkt nach wenigen Augenblicken.',
  },
  toPrivacy: 'Sichtbarkeit öffnen',
};
