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
  load: {
    promise:
      'Under mixed calls live messages arrive, streams settle, and thousands of messages are marked as read.',
    command: script('test/faults/load.ts'),
    touchedBy: touched.stack,
  },
  memory: {
    promise: 'Figures are counted again over a million records with the memory of a page.',
    command: tests('unit', 'aMillionRows'),
    settings: { PROVE: '1' },
    touchedBy: ['lambdas/verify-insights/'],
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
  frame: {
    promise: 'The frame of a page is visible at once on a slow telephone.',
    command: script('test/bench/frame.ts'),
    touchedBy: touched.web,
  },
  profile: {
    promise: 'A large profile costs two calls and scrolls without a long task.',
    command: script('test/bench/profile.ts'),
    touchedBy: ['web/src/features/profile/', 'resolvers/user/'],
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
  tables: {
    promise:
      'Administrators’ tables of 100,000 rows answer within their goals, and the browser’s memory is flat.',
    command: script('test/bench/tables.ts'),
    touchedBy: ['web/src/features/', ...touched.search],
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
} satisfies Record<string, Proof>;
