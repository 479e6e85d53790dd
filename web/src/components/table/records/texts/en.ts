export const en = {
  keyword: 'Search in the table',
  total: '{{n}} rows',
  csv: 'Save as CSV',
  more: 'Load more',
  notFound: 'No row matches. Try other words.',
  views: {
    title: 'Saved views',
    name: 'Name of the view',
    save: 'Save',
    remove: 'Remove “{{name}}”',
    nothing: 'Choose conditions or an order to save them under a name.',
  },
  reversedDays: 'The first day must not be after the last one.',
  person: {
    near: 'Nobody matches exactly. These come close.',
    placeholder: 'Search by name',
    none: 'Nobody matches “{{word}}”',
  },
};
