export const en = {
  keyword: 'Search in the table',
  total: '{{n}} rows',
  csv: 'Save as CSV',
  more: 'Load more',
  notFound: 'No row matches. Try other words.',
  person: {
    placeholder: 'Search by name',
    none: 'Nobody matches “{{word}}”',
  },
};
