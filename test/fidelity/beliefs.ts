import { spawnSync } from 'node:child_process';
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { ListPackagesForDomainCommand, OpenSearchClient } from '@aws-sdk/client-opensearch';
import { resolverCheck } from '../../infra/operations/smoke/resolverCheck';
import { runChecks } from '../../infra/operations/smoke/runChecks';
import { findDeployment } from '../../infra/operations/findDeployment';
import { stackNameOf } from '../../infra/stackNameOf';
import { buildSlackMessage } from '../../lambdas/lib/slack/buildSlackMessage';
import type { Belief, AskedStack } from './Belief';
import { askBundles } from './askBundles';
import { askEarlyReturn } from './askEarlyReturn';
import { askPublications } from './askPublications';
import { askSkippedSteps } from './askSkippedSteps';
import { askUnverifiedIdentity } from './askUnverifiedIdentity';

async function domainOf({ stage, region }: AskedStack): Promise<string> {
  const client = new CloudFormationClient({ region });
  const pages = paginateListStackResources({ client }, { StackName: stackNameOf(stage) });
  for await (const { StackResourceSummaries = [] } of pages) {
    const domain = StackResourceSummaries.find(
      ({ ResourceType }) => ResourceType === 'AWS::OpenSearchService::Domain',
    );
    if (domain?.PhysicalResourceId) return domain.PhysicalResourceId;
  }
  throw new Error(`The stack ${stackNameOf(stage)} has no search domain`);
}

/** Asks the OpenSearch domain for its packages: the one with the synonyms must be active. */
async function askPackages(asked: AskedStack): Promise<string[]> {
  const DomainName = await domainOf(asked);
  const { DomainPackageDetailsList = [] } = await new OpenSearchClient({ region: asked.region }).send(
    new ListPackagesForDomainCommand({ DomainName }),
  );
  const synonyms = DomainPackageDetailsList.find(
    ({ PackageName }) => PackageName === `synonyms-${asked.stage}`,
  );
  if (!synonyms) return [`${DomainName} has no package synonyms-${asked.stage}`];
  if (synonyms.DomainPackageStatus === 'ACTIVE') return [];
  return [`the package ${synonyms.PackageName} is ${synonyms.DomainPackageStatus}`];
}

/**
 * Asks AppSync for the results of its utilities, and replaces the recordings with which the tests compare the
 * local cloud.
 */
function askRecordings(): Promise<string[]> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/local-cloud/test/appsync/record.ts'],
    { encoding: 'utf8' },
  );
  if (status !== 0) return Promise.resolve([stderr.trim()]);
  const lines = stdout.trim().split('\n');
  return Promise.resolve(lines.length > 1 ? lines.slice(0, -1) : []);
}

const HARMLESS = '<!channel> <https://example.com|こちら> *会員* `code`\nzweite Zeile';

/**
 * Posts a message with everything that Slack could format to the webhook in SLACK_WEBHOOK, which should be
 * that of a test channel. A person must then check that Slack shows the message unformatted.
 */
async function askSlack(): Promise<string[]> {
  const url = process.env.SLACK_WEBHOOK;
  if (!url) return ['not asked: set SLACK_WEBHOOK to the webhook of a channel for trying'];
  const message = buildSlackMessage('Enishi: looks literal?', { name: '縁', text: HARMLESS });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return response.ok ? [] : [`Slack answered ${response.status}: ${await response.text()}`];
}

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
