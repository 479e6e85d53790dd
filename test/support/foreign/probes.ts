interface Probe {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What is written if a probe succeeds. */
export const MARKER = 'written-by-a-foreign-page';

const simple = { 'content-type': 'text/plain' };
const dynamodb = (action: string, input: object): Probe => ({
  method: 'POST',
  path: '/',
  headers: {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `DynamoDB_20120810.${action}`,
    'x-amz-date': '20120810T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
  },
  body: JSON.stringify(input),
});
const read = (path: string): Probe => ({ method: 'GET', path, headers: {}, body: '' });

/** Reads and writes of each service of the local cloud, which a page may send to any port. */
export const probes: readonly Probe[] = [
  dynamodb('ListTables', {}),
  dynamodb('CreateTable', {
    TableName: MARKER,
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
  }),
  read('/_search'),
  {
    method: 'POST',
    path: '/_bulk',
    headers: simple,
    body: `{"index":{"_index":"${MARKER}","_id":"1"}}\n{"text":"${MARKER}"}\n`,
  },
  read('/config.json'),
  read('/_local/mail'),
  read('/_local/slack'),
  {
    method: 'POST',
    path: '/_local/slack',
    headers: simple,
    body: JSON.stringify({ text: MARKER }),
  },
  {
    method: 'POST',
    path: '/_local/drain',
    headers: simple,
    body: '',
  },
];
