export const de = {
  title: 'Demodaten',
  lead: 'Hier füllen Sie die Umgebung „{{stage}}“ und sehen, wie viele Datensätze sie enthält. In der Produktion gibt es diese Seite nicht.',
  started: 'Gestartet. Die Daten sind in wenigen Minuten da.',
  again: 'Neu lesen',
  counts: 'Gespeicherte Datensätze',
  countsLead: 'Anzahl je Art, nach Tabellen.',
  rows: '{{n}}',
  capturedLead: 'Auf diesem Rechner werden sie hier gezeigt statt versendet. Zu sehen sind die neuesten 20.',
  catalogues: {
    title: 'Kataloge ergänzen',
    lead: 'Ergänzt fehlende Präfekturen, Berufe, Fähigkeiten und andere Einträge. Vorhandene bleiben unverändert.',
    question: 'Fehlende Katalogeinträge werden ergänzt. Vorhandene bleiben unverändert.',
    run: 'Kataloge ergänzen',
  },
  demo: {
    title: 'Demodaten einfügen',
    lead: 'Fügt Testpersonen, Unternehmen, Projekte, Talente, Bewerbungen, Nachrichten, Zusatzleistungen und mehr ein. Wiederholen fügt nichts doppelt ein.',
    question: 'Die Demodaten werden eingefügt. Änderungen an früheren Demodaten gehen dabei verloren.',
    run: 'Demodaten einfügen',
  },
  mail: { title: 'Gesendete E-Mails', none: 'Noch keine E-Mail gesendet.' },
  slack: { title: 'Slack-Nachrichten', none: 'Noch nichts an Slack gesendet.' },
};
