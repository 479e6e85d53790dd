import { commands } from '../commands';
import type { Proof } from '../Proof';
import { touched } from '../touched';

const { counted, tests, script } = commands;

/** Drawn at random: the tests of the gate with another seed, and more of it. */
export const drawnProofs = {
  fuzz: {
    promise:
      'No input that the schema allows is answered with an internal error, or changes what is not the caller’s.',
    command: tests('access', 'fuzz/fuzz.test'),
    settings: { FUZZ: '50' },
    touchedBy: touched.api,
    seen: counted,
  },
  properties: {
    promise: 'Counters, names, ids, CSV lines, signatures and scores hold for drawn inputs.',
    command: [
      ...['jest', '--ci', '--selectProjects', 'unit', 'conformance', 'web', '--testPathPatterns'],
      'ids|checkFile|samplesOut|namesOut|markRead|csvLine|counting|signatures|mailSamples|topDocs|invertedField|jobSearchUrl',
    ],
    settings: { RUNS: '5' },
    touchedBy: ['model/', 'lambdas/', 'packages/local-cloud/src/', 'web/src/features/jobs/search/'],
    seen: counted,
  },
  crawl: {
    promise: 'A guest who asks every query for all fields of a thousand records gets nothing hidden.',
    command: tests('access', 'requests/anonymousCrawl'),
    settings: { CRAWL: '1000' },
    touchedBy: touched.api,
    seen: counted,
  },
  secrets: {
    promise:
      'Two worlds that differ only in what the caller may not read give byte-identical answers of search.',
    command: tests('unit', 'noninterference'),
    settings: { SECRETS: '1000' },
    touchedBy: touched.search,
    seen: counted,
  },
  paging: {
    promise: 'All pages of a search together have each job once, although the copies of an index differ.',
    command: tests('search', 'search/walks'),
    settings: { WALKS: '100' },
    touchedBy: touched.search,
    seen: counted,
  },
  races: {
    promise:
      'Messages that are read while others arrive are counted right; an account is kept or erased, never both.',
    command: tests('access', 'conversations/readingWhileSent|accounts/gracePeriod|accounts/exportLimits'),
    settings: { PROVE: '1' },
    touchedBy: [
      'resolvers/message/',
      'resolvers/user/',
      'lambdas/handle-changes/',
      'lambdas/erase-accounts/',
    ],
    seen: counted,
  },
  chaos: {
    promise: 'Where DynamoDB refuses writes and reads, and shows them late, nothing is lost or stored twice.',
    command: tests('access', 'conversations/messaging|applications/applying.test'),
    settings: { LOCAL_CHAOS: 'conflict,throttle,stale' },
    touchedBy: touched.stack,
    seen: counted,
  },
  order: {
    promise: 'No test needs another one: the suites pass in a drawn order.',
    command: [
      ...['jest', '--ci', '--randomize', '--seed', '$SEED', '--selectProjects'],
      ...['unit', 'engine', 'resolvers', 'web', 'conformance', 'access', 'contract'],
    ],
    touchedBy: ['test/', 'web/', 'packages/local-cloud/test/'],
    seen: counted,
  },
  repeat: {
    promise:
      'Each suite with a stack or a browser gives the same result six times, two of them beside a load of eight.',
    command: script('test/prove/repeat.ts'),
    touchedBy: ['test/'],
  },
} satisfies Record<string, Proof>;
