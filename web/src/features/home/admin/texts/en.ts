export const en = {
  title: 'What needs you',
  lead: 'Please begin with what people are waiting for.',
  done: 'Nothing is waiting.',
  count: '{{n}}',
  countOrMore: '{{n}} or more',
  nameless: 'No name yet',
  applications: {
    title: 'New applications',
    none: 'No application is waiting.',
    all: 'Show all new applications',
  },
  reviews: {
    title: 'Projects to review',
    none: 'No project is waiting for its publication.',
    all: 'Show all projects to review',
  },
  workers: {
    title: 'Professionals who wait',
    none: 'Nobody is waiting to be listed.',
    all: 'Show all who wait',
  },
  requests: {
    title: 'Requested benefits',
    none: 'No request is waiting.',
    all: 'Show all requests',
  },
  drafts: {
    title: 'Drafts of projects',
    none: 'There are no drafts.',
    all: 'Show all drafts',
  },
  failed: {
    title: 'Undelivered notices',
    none: 'All notices were delivered.',
    some: '{{n}} notices could not be delivered. Once the cause is resolved, send them again; what has arrived is not sent twice.',
    again: 'Send again',
    moved: '{{n}} notices are queued again.',
  },
};
