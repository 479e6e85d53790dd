/**
 * For each kind of AWS resource that Lambda functions use, the environment variable that contains the
 * resource's name or URL.
 */
export const functionVariables = {
  tables: {
    Talent: 'TALENT_TABLE',
    OpenJob: 'OPEN_JOB_TABLE',
    Conversation: 'CONVERSATION_TABLE',
    Catalog: 'CATALOG_TABLE',
    Insight: 'INSIGHT_TABLE',
  },
  queues: {
    digests: 'DIGEST_QUEUE_URL',
    notices: 'NOTICE_QUEUE_URL',
    slack: 'SLACK_QUEUE_URL',
    failures: 'FAILURE_QUEUE_URL',
  },
  mailFailures: 'MAIL_FAILURE_QUEUE_URL',
  userPool: 'USER_POOL_ID',
  identityPool: 'IDENTITY_POOL_ID',
  files: 'FILES_BUCKET',
  search: 'OPENSEARCH_ENDPOINT',
  api: 'GRAPHQL_ENDPOINT',
  ownCalls: 'OWN_CALL_KEY',
  mail: 'MAIL_SENDER',
  metrics: 'METRICS_NAMESPACE',
} as const;
