export const de = {
  keyword: 'In der Tabelle suchen',
  total: '{{n}} Zeilen',
  csv: 'Als CSV speichern',
  more: 'Weitere laden',
  notFound: 'Keine Zeile passt. Versuchen Sie andere Wörter.',
  views: {
    title: 'Gespeicherte Ansichten',
    name: 'Name der Ansicht',
    save: 'Speichern',
    remove: '„{{name}}“ löschen',
    nothing: 'Mit gewählten Filtern oder einer Reihenfolge lässt sich die Ansicht speichern.',
  },
  reversedDays: 'Der erste Tag darf nicht nach dem letzten liegen.',
  person: {
    near: 'Niemand passt genau. Diese kommen dem nahe.',
    placeholder: 'Nach Namen suchen',
    none: 'Niemand passt zu „{{word}}“',
  },
};
