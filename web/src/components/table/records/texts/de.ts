export const de = {
  keyword: 'In der Tabelle suchen',
  total: '{{n}} Zeilen',
  csv: 'Als CSV speichern',
  more: 'Weitere laden',
  notFound: 'Keine Zeile passt. Versuchen Sie andere Wörter.',
  person: {
    near: 'Niemand passt genau. Diese kommen dem nahe.',
    placeholder: 'Nach Namen suchen',
    none: 'Niemand passt zu „{{word}}“',
  },
};
