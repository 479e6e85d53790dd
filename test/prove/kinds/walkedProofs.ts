import { commands } from '../commands';
import type { Proof } from '../Proof';
import { touched } from '../touched';

const { counted, script, tests } = commands;

/** Every page is opened, or a judge is asked that nobody here wrote. */
export const walkedProofs = {
  walk: {
    promise:
      'Every screen in each of its states, shared ones once, has no accessibility problem, no error in the console, and no cut text.',
    command: script('test/walk/run.ts'),
    touchedBy: touched.web,
    seen: /^\d+ passed, \d+ failed$/,
  },
  composition: {
    promise:
      'Each text field of each screen and component keeps what an input method composes, in full and in half width.',
    command: script('test/walk/compose.ts'),
    touchedBy: touched.web,
    seen: /^FAILED |^\d+ passed, \d+ failed$/,
  },
  clock: {
    promise:
      'On a device whose clock is 20 minutes or 5 hours wrong, a visitor registers, applies and writes a message.',
    command: tests('journeys', 'journeys/deviceClock'),
    settings: { PROVE: '1' },
    touchedBy: touched.web,
    seen: counted,
  },
  public: {
    promise: 'Each public page says without a script what it is, and nothing of what is hidden.',
    command: tests('journeys', 'journeys/publicHeads|journeys/publicCrawl'),
    settings: { PROVE: '1' },
    touchedBy: ['lambdas/render-page/', 'web/pageHeads.ts'],
    seen: counted,
  },
  audit: {
    promise:
      'Each logged mutation, called in each role that may, is an entry of the audit log that people can read.',
    command: tests('journeys', 'journeys/auditPictures'),
    settings: { PROVE: '1' },
    touchedBy: ['model/', 'web/src/features/audit/', 'web/src/entities/audit/'],
    seen: counted,
  },
  foreign: {
    promise:
      'A web page of another site, opened beside a copy, reads and writes nothing on any of its ports.',
    command: tests('contract', 'contract/foreignPages'),
    settings: { PROVE: '1' },
    touchedBy: touched.cloud,
    seen: counted,
  },
  opensearch: {
    promise: 'A real OpenSearch answers as recorded.',
    command: [
      ...['sh', '-c'],
      'jest --ci packages/local-cloud/test/search test/search && git diff --exit-code --stat -- packages/local-cloud/test/search/recordings test/search/recordings',
    ],
    needs: 'OPENSEARCH_ENDPOINT',
    touchedBy: touched.search,
  },
  deployment: {
    promise:
      'cfn-lint finds no error in any template; moto creates production through the CDK CLI, updates it from the last release, and deletes it.',
    command: script('test/prove/deployment/run.ts'),
    touchedBy: ['infra/', 'model/', 'resolvers/', 'lambdas/', 'schema.graphql', 'test/prove/deployment/'],
    seen: / errors of cfn-lint; |: skipped, /,
  },
  guide: {
    promise:
      'docs/deploying.md, followed command by command in an account that moto imitates, stops nowhere.',
    command: [...script('test/prove/deployment/run.ts'), '--guide'],
    touchedBy: ['infra/', 'docs/deploying.md', 'test/prove/deployment/'],
    seen: /the guide: /,
  },
} satisfies Record<string, Proof>;
