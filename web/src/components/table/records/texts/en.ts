export const en = {
  keyword: 'Search in the table',
  total: '{{n}} rows',
  csv: 'Save as CSV',
  more: 'Load more',
  notFound: 'No row matches. Try other words.',
  person: {
    near: 'Nobody matches exactly. These come close.',
    placeholder: 'Search by name',
    none: 'Nobody matches “{{word}}”',
  },
};
