import { runChecks } from '../../infra/operations/smoke/runChecks';
import { findDeployment } from '../../infra/operations/findDeployment';
import type { Belief } from './Belief';
import { askBundles } from './askBundles';
import { askEarlyReturn } from './askEarlyReturn';
import { askPackages } from './askPackages';
import { askRecordings } from './askRecordings';
import { askSlack } from './askSlack';

/** All assumptions about AWS that only AWS can confirm. docs/aws.md has a row for each. */
export const beliefs: readonly Belief[] = [
  { name: 'bundles', question: 'Does EvaluateCode accept the code of every resolver step?', ask: askBundles },
  {
    name: 'early-return',
    question: 'Does runtime.earlyReturn end a request handler with its value, also with null?',
    ask: askEarlyReturn,
  },
  {
    name: 'utilities',
    question: 'Do the utilities of APPSYNC_JS answer as recorded? (The recordings are written again.)',
    ask: askRecordings,
  },
  {
    name: 'packages',
    question: 'Is the package of synonyms associated with the search domain and active?',
    ask: askPackages,
  },
  {
    name: 'guest-fields',
    question: 'May a guest read exactly what the smoke test expects, with real credentials and policies?',
    async ask(asked) {
      const failed = await runChecks((await findDeployment(asked)).site);
      return failed > 0 ? [`${failed} checks of npm run smoke failed`] : [];
    },
  },
  {
    name: 'slack-text',
    question: 'Does Slack accept the rich text of a message, and show it literally?',
    ask: askSlack,
  },
  { name: 'skipped-steps', question: 'Does an early return skip the steps that follow?' },
  { name: 'real-time', question: 'Do subscriptions end, and arrive, as the local cloud makes them?' },
  { name: 'token-claims', question: 'Do the claims that the pre-token trigger adds reach the API?' },
];
