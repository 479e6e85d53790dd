export const de = {
  title: 'Was auf Sie wartet',
  lead: 'Bitte beginnen Sie mit dem, worauf Personen warten.',
  done: 'Nichts wartet.',
  count: '{{n}}',
  countOrMore: '{{n}} oder mehr',
  nameless: 'Noch ohne Namen',
  applications: {
    title: 'Neue Bewerbungen',
    none: 'Keine Bewerbung wartet.',
    all: 'Alle neuen Bewerbungen',
  },
  reviews: {
    title: 'Zu prüfende Projekte',
    none: 'Kein Projekt wartet auf die Veröffentlichung.',
    all: 'Alle zu prüfenden Projekte',
  },
  workers: {
    title: 'Anmeldungen von Fachleuten',
    none: 'Niemand wartet darauf, gelistet zu werden.',
    all: 'Alle Anmeldungen',
  },
  requests: {
    title: 'Beantragte Vorteile',
    none: 'Kein Antrag wartet.',
    all: 'Alle Anträge',
  },
  drafts: {
    title: 'Entwürfe von Projekten',
    none: 'Es gibt keine Entwürfe.',
    all: 'Alle Entwürfe',
  },
  failed: {
    title: 'Nicht zugestellte Nachrichten',
    none: 'Alle Nachrichten wurden zugestellt.',
    some: '{{n}} Nachrichten konnten nicht zugestellt werden. Ist die Ursache behoben, können Sie sie erneut senden; was angekommen ist, wird nicht doppelt gesendet.',
    again: 'Erneut senden',
    moved: '{{n}} Nachrichten sind wieder eingereiht.',
  },
};
