/**
 * Returns the environment variables of functions that read the tables and write to the search engine at
 * `endpoint`.
 */
export function searchEnvironment(endpoint: string): Record<string, string> {
  const names = { TALENT: 'Talent', OPEN_JOB: 'OpenJob', CATALOG: 'Catalog', CONVERSATION: 'Conversation' };
  return {
    OPENSEARCH_ENDPOINT: endpoint,
    FAILURE_QUEUE_URL: 'failures',
    AWS_REGION: 'ap-northeast-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_SESSION_TOKEN: 'c',
    ...Object.fromEntries(Object.entries(names).map(([name, table]) => [`${name}_TABLE`, table])),
  };
}
