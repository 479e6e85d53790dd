import { resolverCheck } from '../../infra/operations/smoke/resolverCheck';
import { runChecks } from '../../infra/operations/smoke/runChecks';
import { findDeployment } from '../../infra/operations/findDeployment';
import type { Belief } from './Belief';
import { askBundles } from './askBundles';
import { askEarlyReturn } from './askEarlyReturn';
import { askPackages } from './askPackages';
import { askPublications } from './askPublications';
import { askRecordings } from './askRecordings';
import { askSkippedSteps } from './askSkippedSteps';
import { askSlack } from './askSlack';
import { askUnverifiedIdentity } from './askUnverifiedIdentity';

/** All assumptions about AWS that only AWS can confirm. docs/aws.md has a row for each. */
export const beliefs: readonly Belief[] = [
  { name: 'bundles', question: 'Does AppSync save the code of every resolver step?', ask: askBundles },
  {
    name: 'early-return',
    question: 'Does runtime.earlyReturn end a request handler with its value, also with null?',
    ask: askEarlyReturn,
  },
  {
    name: 'skipped-steps',
    question: 'Does an early return with null skip the steps of the pipeline that follow?',
    ask: askSkippedSteps,
  },
  {
    name: 'publications',
    question: 'Does a mutation without an alias reach a subscriber through a socket?',
    ask: askPublications,
  },
  {
    name: 'unverified-identity',
    question: 'Does Cognito refuse a user pool whose mail domain SES has not verified?',
    ask: askUnverifiedIdentity,
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
      const { site, listResolvers } = await findDeployment(asked);
      const failed = await runChecks(site, listResolvers && [resolverCheck(listResolvers)]);
      return failed > 0 ? [`${failed} checks of npm run smoke failed`] : [];
    },
  },
  {
    name: 'slack-text',
    question: 'Does Slack accept the rich text of a message, and show it literally?',
    ask: askSlack,
  },
  { name: 'real-time', question: 'Do subscriptions end, and arrive, as the local cloud makes them?' },
  { name: 'token-claims', question: 'Do the claims that the pre-token trigger adds reach the API?' },
];
