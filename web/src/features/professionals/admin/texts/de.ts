export const de = {
  title: 'Leistungen der Fachleute',
  lead: 'Die Leistungen auf den Seiten der Fachleute und die Personen dahinter.',
  new: 'Leistung hinzufügen',
  none: 'Es gibt noch keine Leistungen. Fügen Sie die erste hinzu.',
  people: '{{n}} Personen',
  peopleHint: 'Suchen Sie nach Namen. Personen mit privatem Profil erscheinen nicht auf der Seite.',
  preview: 'Öffentliche Seite anzeigen',
  delete: 'Diese Leistung löschen',
  deleteAsk: '„{{name}}“ löschen?',
  deleteNote: 'Auch die öffentliche Seite verschwindet. Das ist endgültig.',
  deleted: 'Die Leistung wurde gelöscht',
  field: {
    name: 'Name',
    lead: 'Kurzbeschreibung',
    keyID: 'Kategorie',
    userIDs: 'Personen',
  },
  column: {
    people: 'Personen',
    updatedAt: 'Geändert',
  },
};
