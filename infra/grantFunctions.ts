import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Table } from '../model/Entity';
import type { Api } from './constructs/Api';
import type { Files } from './constructs/Files';
import type { Identity } from './constructs/Identity';
import type { Mail } from './constructs/Mail';
import type { Search } from './constructs/Search';
import type { Streams } from './constructs/Streams';
import type { FunctionName } from './functionNames';
import type { Settings } from './Settings';

interface Parts {
  functions: Readonly<Record<FunctionName, LambdaFunction>>;
  tables: Readonly<Record<Table, TableV2>>;
  identity: Identity;
  search: Search;
  files: Files;
  api: Api;
  mail: Mail;
  streams: Streams;
  parameters: { slackWebhookUrl: string; mailSender: string };
  settings: Settings;
  site: string;
}

const TABLE_VARIABLES: Readonly<Record<Table, string>> = {
  Talent: 'TALENT_TABLE',
  OpenJob: 'OPEN_JOB_TABLE',
  Conversation: 'CONVERSATION_TABLE',
  Catalog: 'CATALOG_TABLE',
  Insight: 'INSIGHT_TABLE',
};

/** Tells each function what it works with, and lets it do just that. */
export function grantFunctions({
  functions,
  tables,
  identity,
  search,
  files,
  api,
  mail,
  streams,
  parameters,
  settings,
  site,
}: Parts) {
  const uses = (name: FunctionName, access: 'read' | 'readWrite', names: readonly Table[]) => {
    for (const table of names) {
      functions[name].addEnvironment(TABLE_VARIABLES[table], tables[table].tableName);
      if (access === 'read') tables[table].grantReadData(functions[name]);
      else tables[table].grantReadWriteData(functions[name]);
    }
  };
  const manages = (name: FunctionName, ...actions: string[]) => {
    functions[name].addEnvironment('USER_POOL_ID', identity.userPool.userPoolId);
    identity.userPool.grant(functions[name], ...actions.map((action) => `cognito-idp:${action}`));
  };
  const mailsFrom = new PolicyStatement({
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [Stack.of(api).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })],
  });

  uses('index-search', 'read', ['Talent', 'OpenJob', 'Conversation', 'Catalog']);
  functions['index-search'].addEnvironment('OPENSEARCH_ENDPOINT', `https://${search.domain.domainEndpoint}`);
  if (functions['index-search'].role) search.grantIndexing(functions['index-search'].role);
  functions['index-search'].addEnvironment('FAILURE_QUEUE_URL', streams.failuresOf('index-search').queueUrl);
  streams.failuresOf('index-search').grantSendMessages(functions['index-search']);

  uses('manage-search', 'read', ['Talent', 'OpenJob', 'Conversation', 'Catalog']);
  functions['manage-search'].addEnvironment('OPENSEARCH_ENDPOINT', `https://${search.domain.domainEndpoint}`);
  if (functions['manage-search'].role) search.grantManaging(functions['manage-search'].role);
  functions['manage-search'].addEnvironment('SEARCH_DOMAIN', search.domain.domainName);
  functions['manage-search'].addEnvironment('FILES_BUCKET', files.bucket.bucketName);
  files.grantKeepingRules(functions['manage-search']);

  uses('handle-changes', 'readWrite', ['Talent', 'OpenJob', 'Conversation', 'Catalog', 'Insight']);
  functions['handle-changes'].addEnvironment('GRAPHQL_ENDPOINT', api.graphql.graphqlUrl);
  functions['handle-changes'].addEnvironment('DIGEST_QUEUE_URL', mail.digests.queueUrl);
  mail.digests.grantSendMessages(functions['handle-changes']);

  uses('compute-insights', 'readWrite', ['Insight']);

  uses('verify-data', 'readWrite', ['Talent', 'OpenJob', 'Conversation', 'Catalog', 'Insight']);

  uses('notify-slack', 'read', ['Talent', 'OpenJob', 'Catalog']);
  uses('notify-slack', 'readWrite', ['Insight']);
  functions['notify-slack'].addEnvironment('SLACK_WEBHOOK_URL', parameters.slackWebhookUrl);
  functions['notify-slack'].addEnvironment('SITE_URL', site);

  uses('notify-email', 'read', ['Talent', 'Conversation']);
  uses('notify-email', 'readWrite', ['Insight']);
  functions['notify-email'].addEnvironment('MAIL_SENDER', parameters.mailSender);
  functions['notify-email'].addEnvironment('SITE_URL', site);
  functions['notify-email'].addToRolePolicy(mailsFrom);
  manages('notify-email', 'AdminGetUser');

  uses('identity-triggers', 'readWrite', ['Talent']);
  uses('identity-triggers', 'read', ['Catalog']);
  functions['identity-triggers'].addEnvironment('CLIENT_AREA', settings.clientArea);
  identity.grantSigningOut(functions['identity-triggers']);

  uses('export-users-csv', 'read', ['Talent']);
  uses('export-users-csv', 'readWrite', ['Insight']);
  functions['export-users-csv'].addEnvironment(
    'OPENSEARCH_ENDPOINT',
    `https://${search.domain.domainEndpoint}`,
  );
  functions['export-users-csv'].addEnvironment('FILES_BUCKET', files.bucket.bucketName);
  if (functions['export-users-csv'].role) search.grantReadingTalents(functions['export-users-csv'].role);
  files.grantExporting(functions['export-users-csv']);

  for (const name of ['sign-files', 'export-data', 'erase-accounts'] as const)
    functions[name].addEnvironment('FILES_BUCKET', files.bucket.bucketName);
  uses('sign-files', 'readWrite', ['Insight']);
  files.grantSigning(functions['sign-files']);

  uses('export-data', 'read', ['Talent', 'Conversation']);
  uses('export-data', 'readWrite', ['Insight']);
  files.grantExporting(functions['export-data']);
  files.grantReading(functions['export-data']);

  manages('check-file', 'AdminGetUser');

  uses('erase-accounts', 'readWrite', ['Talent', 'OpenJob', 'Conversation', 'Catalog', 'Insight']);
  files.grantErasure(functions['erase-accounts']);
  manages('erase-accounts', 'AdminGetUser', 'AdminDeleteUser', 'ListUsers');

  uses('migrate-data', 'readWrite', ['Talent', 'OpenJob', 'Conversation', 'Catalog', 'Insight']);

  uses('manage-accounts', 'readWrite', ['Insight', 'Talent']);
  manages(
    'manage-accounts',
    ...['AdminCreateUser', 'AdminDeleteUser', 'AdminGetUser', 'AdminEnableUser', 'AdminDisableUser'],
    ...['AdminUserGlobalSignOut', 'AdminResetUserPassword'],
  );

  uses('receive-contact', 'readWrite', ['Insight']);
  functions['receive-contact'].addEnvironment('SLACK_WEBHOOK_URL', parameters.slackWebhookUrl);

  uses('seed', 'readWrite', ['Talent', 'OpenJob', 'Conversation', 'Catalog', 'Insight']);
  manages('seed', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminAddUserToGroup', 'AdminGetUser');
}
