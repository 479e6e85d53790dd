import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Table } from '../model/Entity';
import { type FunctionNeeds, variablesOf } from '../model/FunctionNeeds';
import { type Secret, secretPath } from '../model/secretPath';
import type { Stage } from '../model/stages';
import type { Api } from './constructs/Api';
import type { Files } from './constructs/Files';
import type { Identity } from './constructs/Identity';
import type { Mail } from './constructs/Mail';
import type { MailIdentity } from './constructs/MailIdentity';
import type { Search } from './constructs/Search';
import type { Streams } from './constructs/Streams';
import { type FunctionName, functionNames, functionNeeds } from './functionNeeds';
import type { MailAddress } from './MailAddress';
import { metricNamespace } from './metricNamespace';
import { ownCallKey } from './ownCallKey';
import type { Settings } from './Settings';

interface Resources {
  functions: Readonly<Record<FunctionName, LambdaFunction>>;
  tables: Readonly<Record<Table, TableV2>>;
  identity: Identity;
  search: Search;
  files: Files;
  api: Api;
  mail: Mail;
  streams: Streams;
  /** The domain from which mail is sent; null if no mail is sent. */
  mailIdentity: MailIdentity | null;
  settings: Settings;
  site: string;
}

type Variable = ReturnType<typeof variablesOf>[number];
/**
 * Allows a Lambda function to read secrets of its stage. The key `aws/ssm` of AWS, which encrypts them, needs no
 * permission of its own.
 */
function grantSecrets(grantee: LambdaFunction, stage: Stage, secrets: readonly Secret[]): void {
  const resources = secrets.map((secret) =>
    Stack.of(grantee).formatArn({
      service: 'ssm',
      resource: 'parameter',
      resourceName: secretPath(stage, secret).slice(1),
    }),
  );
  grantee.addToRolePolicy(new PolicyStatement({ actions: ['ssm:GetParameter'], resources }));
}

type Queue = NonNullable<FunctionNeeds['queues']>[number];

/** Formats a mail address for the `From` header of a mail. */
function writeMailAddress({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}

/**
 * Gives each Lambda function the environment variables and permissions that its `needs.ts` declares, and no
 * others. (The permission to write logs comes from `Functions`.)
 */
export function grantFunctions(resources: Resources): void {
  const { functions, tables, identity, search, files, api, mail, streams } = resources;
  const { mailIdentity, settings, site } = resources;

  const queueOf = (name: FunctionName, queue: Queue): IQueue =>
    queue === 'failures' ? streams.failuresOf(name) : mail[queue];

  const values: Readonly<Record<Variable, (name: FunctionName) => string>> = {
    TALENT_TABLE: () => tables.Talent.tableName,
    OPEN_JOB_TABLE: () => tables.OpenJob.tableName,
    CONVERSATION_TABLE: () => tables.Conversation.tableName,
    CATALOG_TABLE: () => tables.Catalog.tableName,
    INSIGHT_TABLE: () => tables.Insight.tableName,
    DIGEST_QUEUE_URL: (name) => queueOf(name, 'digests').queueUrl,
    NOTICE_QUEUE_URL: (name) => queueOf(name, 'notices').queueUrl,
    SLACK_QUEUE_URL: (name) => queueOf(name, 'slack').queueUrl,
    MAIL_FAILURE_QUEUE_URL: () => mail.failures.queueUrl,
    FAILURE_QUEUE_URL: (name) => queueOf(name, 'failures').queueUrl,
    USER_POOL_ID: () => identity.userPool.userPoolId,
    IDENTITY_POOL_ID: () => identity.identityPool.ref,
    FILES_BUCKET: () => files.bucket.bucketName,
    OPENSEARCH_ENDPOINT: () => `https://${search.domain.domainEndpoint}`,
    SEARCH_DOMAIN: () => search.domain.domainName,
    GRAPHQL_ENDPOINT: () => api.graphql.graphqlUrl,
    OWN_CALL_KEY: (name) => ownCallKey(functions[name]),
    METRICS_NAMESPACE: (name) => metricNamespace(functions[name]),
    MAIL_SENDER: () => (mailIdentity ? writeMailAddress(mailIdentity.sender) : ''),
    CLIENT_AREA: () => settings.clientArea,
    SITE_URL: () => site,
    STAGE: () => settings.stage,
  };

  for (const name of functionNames) {
    const needs = functionNeeds[name];
    const grantee = functions[name];
    for (const variable of variablesOf(needs)) grantee.addEnvironment(variable, values[variable](name));
    for (const [table, access] of Object.entries(needs.tables ?? {})) {
      if (access === 'read') tables[table as Table].grantReadData(grantee);
      else tables[table as Table].grantReadWriteData(grantee);
    }
    for (const queue of needs.queues ?? []) queueOf(name, queue).grantSendMessages(grantee);
    if (needs.redrivesMail) mail.failures.grantConsumeMessages(grantee);
    if (needs.userPool) identity.grant(grantee, needs.userPool);
    files.grant(grantee, needs);
    if (needs.search && grantee.role) search.grant(grantee.role, needs.search);
    if (needs.sendsMail) mailIdentity?.grant(grantee);
    if (needs.secrets) grantSecrets(grantee, settings.stage, needs.secrets);
  }
}
