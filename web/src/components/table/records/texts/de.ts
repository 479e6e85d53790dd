export const de = {
  keyword: 'In der Tabelle suchen',
  total: '{{n}} Zeilen',
  csv: 'Als CSV speichern',
  more: 'Weitere laden',
  notFound: 'Keine Zeile passt. Versuchen Sie andere Wörter.',
  person: {
    placeholder: 'Nach Namen suchen',
    none: 'Niemand passt zu „{{word}}“',
  },
};
