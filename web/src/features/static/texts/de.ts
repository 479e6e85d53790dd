export const de = {
  intermediate: 'Zum Bewerben bitte registrieren',
  intermediateText:
    'Die Registrierung ist kostenlos und dauert etwa fünf Minuten. Danach können Sie sich gleich auf dieses Projekt bewerben.',
  intermediateLogin: 'Schon registriert? Anmelden',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Die Seite wurde vielleicht verschoben oder ist nicht mehr öffentlich.',
  searchLabel: 'Beruf oder Fähigkeit',
  serverError: 'Etwas ist schiefgegangen',
  serverErrorText: 'Bitte entschuldigen Sie. Versuchen Sie es später noch einmal.',
  reload: 'Erneut versuchen',
  findJobs: 'Projekte finden',
  toTop: 'Zur Startseite',
};
