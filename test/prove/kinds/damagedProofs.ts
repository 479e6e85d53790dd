import { commands } from '../commands';
import type { Proof } from '../Proof';
import { touched } from '../touched';

const { counted, tests, script } = commands;

/** Something is killed, cut, interrupted or removed. */
export const damagedProofs = {
  verify: {
    promise: '`npm run verify` names the one value that differs in a whole stack, and repairs it on request.',
    command: tests('contract', 'contract/verify'),
    settings: { PROVE: '1' },
    touchedBy: ['lambdas/verify-data/', 'lambdas/derived/', 'infra/operations/'],
    seen: counted,
  },
  kills: {
    promise:
      'Whatever is killed with kill -9 under eight writers, no acknowledged write is lost, and derived values equal their sources.',
    command: script('test/faults/kills.ts', '--rounds', '20'),
    touchedBy: touched.stack,
    seen: / rounds in /,
  },
  sockets: {
    promise: 'Whoever loses the connection again and again sees each message once, in order.',
    command: script('test/faults/sockets.ts'),
    touchedBy: [
      'resolvers/message/',
      'web/src/features/messages/',
      'packages/local-cloud/src/services/appsync/',
    ],
  },
  outage: {
    promise:
      'What is written while search is down is found after its return: nothing lost, stale or left over.',
    command: tests('contract', 'contract/outage'),
    // The test starts a stack of its own, and the suite none.
    settings: { PROVE: '1', ENISHI_URL: 'http://127.0.0.1:1' },
    touchedBy: ['lambdas/index-search/', 'packages/local-cloud/src/services/search/'],
    seen: counted,
  },
  killed: {
    promise:
      'A killed engine, account store, function or thread is started again, and has all that it acknowledged.',
    command: tests(
      'conformance',
      'dynamodb/|cognito/durability|lambda/host|processes/processIdentity|services/supervisedWorker',
    ),
    settings: { PROVE: '1' },
    touchedBy: ['packages/local-cloud/src/'],
    seen: counted,
  },
  start: {
    promise: 'A copy that is killed under 50 writers restarts with every acknowledged write.',
    command: tests('contract', 'contract/start'),
    settings: { PROVE: '1' },
    touchedBy: touched.stack,
    seen: counted,
  },
  connection: {
    promise: 'Nothing is lost or shown twice when the network is gone for half a minute, or for 200 changes.',
    command: tests('journeys', 'journeys/lostConnection|journeys/bulkClosing'),
    settings: { PROVE: '1' },
    touchedBy: touched.web,
    seen: counted,
  },
  restore: {
    promise:
      'A backup restored into an empty copy, interrupted twice, equals it, and people choose a new password.',
    command: tests('contract', 'contract/restore'),
    settings: { PROVE: '1' },
    touchedBy: ['infra/operations/'],
    seen: counted,
  },
  mutation: {
    promise: 'The access matrix notices each guard that is removed.',
    command: script('test/mutation/run.ts'),
    touchedBy: ['resolvers/', 'model/'],
    seen: /^killed \d/,
  },
} satisfies Record<string, Proof>;
