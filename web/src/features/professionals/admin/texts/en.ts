export const en = {
  title: 'Services of professionals',
  lead: 'The services on the pages of professionals, and the people behind them.',
  new: 'Add a service',
  none: 'There are no services yet. Add the first one.',
  people: '{{n}} people',
  peopleHint: 'Search by name to add people. Those with a private profile do not appear on the page.',
  preview: 'Show the public page',
  delete: 'Delete this service',
  deleteAsk: 'Delete “{{name}}”?',
  deleteNote: 'Its public page disappears too. This cannot be undone.',
  deleted: 'The service was deleted',
  field: {
    name: 'Name',
    lead: 'Summary',
    keyID: 'Category',
    userIDs: 'People',
  },
  column: {
    people: 'People',
    updatedAt: 'Changed',
  },
};
