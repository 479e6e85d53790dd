import { commands } from '../commands';
import type { Proof } from '../Proof';
import { touched } from '../touched';

const { counted, tests, script } = commands;

/** A time, a size or a share is measured. */
export const measuredProofs = {
  hostile: {
    promise: 'Hostile requests do not make other callers wait.',
    command: script('test/faults/hostile.ts'),
    touchedBy: touched.stack,
    seen: /^Blocks other callers/,
  },
  searches: {
    promise: 'A guest’s hostile search takes at most five times as long as an ordinary one.',
    command: tests('access', 'requests/hostileSearches|requests/argumentLimits'),
    settings: { PROVE: '1' },
    touchedBy: touched.search,
    seen: counted,
  },
  documents: {
    promise: 'A hostile document takes seconds at most, and others are answered meanwhile.',
    command: tests('conformance', 'appsync/hostileDocuments'),
    settings: { PROVE: '1' },
    touchedBy: ['packages/local-cloud/src/services/appsync/'],
    seen: counted,
  },
  alarms: {
    promise: 'Alarms of shares, waits and minutes ring in a running stack, and end with their cause.',
    command: tests('contract', 'contract/alarms'),
    settings: { PROVE: '1' },
    touchedBy: ['infra/', 'packages/local-cloud/src/services/watch/'],
    seen: counted,
  },
  alerts: {
    promise: '1,000 changed jobs cause as many requests with 1,000, 10,000 and 100,000 job alerts.',
    command: tests('engine', 'engine/alerts/slope'),
    settings: { PROVE: '1' },
    touchedBy: ['lambdas/index-search/', 'lambdas/lib/alerts/', 'packages/local-cloud/src/services/search/'],
    seen: /^alerts: /,
  },
  calendars: {
    promise: 'icalendar (PyPI) reads a meeting, its change and its cancellation as one entry.',
    command: tests('unit', 'mail-and-slack/icalendar'),
    settings: { PROVE: '1' },
    touchedBy: ['model/calendar/', 'lambdas/notify-email/meetings/'],
    seen: counted,
  },
  suggestions: {
    promise: 'A suggestion takes less time than a search with its counts.',
    command: tests('search', 'search/suggest'),
    settings: { PROVE: '1' },
    touchedBy: touched.search,
    seen: counted,
  },
  messages: {
    promise:
      'A message is read within a second, and a conversation of 10,000 keeps its place and its memory.',
    command: tests('journeys', 'journeys/conversation|journeys/longThread'),
    settings: { PROVE: '1' },
    touchedBy: ['web/src/features/messages/', 'resolvers/message/'],
    seen: counted,
  },
  import: {
    promise: 'A thousand rows, imported twice, make 950 people once, and the page stays responsive.',
    command: tests('journeys', 'journeys/importThousand'),
    settings: { PROVE: '1' },
    touchedBy: ['web/src/features/users/'],
    seen: counted,
  },
  memory: {
    promise: 'Figures are counted again over a million records with the memory of a page.',
    command: tests('unit', 'aMillionRows'),
    settings: { PROVE: '1' },
    touchedBy: ['lambdas/verify-insights/'],
    seen: counted,
  },
  loop: {
    promise: 'The development loop takes over what is saved, survives what does not compile, and ends whole.',
    command: tests('contract', 'contract/developmentLoop'),
    settings: { PROVE: '1' },
    touchedBy: ['local/dev/'],
    seen: counted,
  },
  development: {
    promise: 'A saved change is in place within a second on the screen, two in the API.',
    command: script('test/dev/measure.ts'),
    touchedBy: ['local/dev/'],
  },
  web: {
    promise: 'No page is heavier than its goal.',
    command: script('test/bench/web.ts'),
    touchedBy: touched.web,
  },
  pages: {
    promise: 'Public pages are rendered quickly without a script.',
    command: script('test/bench/pages.ts'),
    touchedBy: ['lambdas/render-page/'],
  },
  search: {
    promise: 'Search stays quick with 100,000 jobs.',
    command: script('test/bench/search/run.ts'),
    touchedBy: touched.search,
  },
  csv: {
    promise: 'Exports of a million talents are flat in memory.',
    command: script('test/bench/csv.ts'),
    touchedBy: ['lambdas/export-users-csv/'],
  },
  appsync: {
    promise: 'The local AppSync takes at most twice the processor time of GraphQL Yoga.',
    command: script('packages/local-cloud/test/bench/appsync.ts'),
    touchedBy: ['packages/local-cloud/src/services/appsync/'],
  },
  code: {
    promise: 'Whoever reads an operation or a screen understands it with few files.',
    command: script('test/bench/code.ts'),
    touchedBy: [...touched.api, ...touched.web],
    seen: / files, \d+ lines/,
  },
  comments: {
    promise: 'Sixty drawn comments are clear at first reading, as a reader judges.',
    command: script('test/bench/comments.ts'),
    touchedBy: [...touched.stack, ...touched.web],
    seen: /^\d+\. /,
  },
} satisfies Record<string, Proof>;
