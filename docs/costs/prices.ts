/** A price of AWS in ap-northeast-1 (Tokyo), as on the price list, without free tiers, discounts and taxes. */
export interface Price {
  /** US dollars for one unit. */
  usd: number;
  unit: string;
  /** The public page with the price. */
  source: string;
  /**
   * The day of the public copy of the price list in which the price was seen, or on which AWS's page was read. Null: from
   * memory, not checked.
   */
  seen: string | null;
}

const page = (service: string) => `https://aws.amazon.com/${service}/pricing/`;
const millionth = 1e-6;

/**
 * All prices of the table of costs. AWS's price list is public
 * (https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/index.json); most were seen in copies of it that others
 * have published, with the day of the copy.
 */
export const prices = {
  'm7g.large.search': { usd: 0.176, unit: 'hour', source: page('opensearch-service'), seen: null },
  'm7g.xlarge.search': { usd: 0.352, unit: 'hour', source: page('opensearch-service'), seen: null },
  searchDisk: { usd: 0.15, unit: 'GB and month', source: page('opensearch-service'), seen: null },
  operation: { usd: 4 * millionth, unit: 'operation', source: page('appsync'), seen: null },
  update: { usd: 2 * millionth, unit: 'update', source: page('appsync'), seen: '2026-11-29' },
  connection: { usd: 0.08 * millionth, unit: 'minute', source: page('appsync'), seen: '2026-11-29' },
  readUnit: { usd: 0.1425 * millionth, unit: 'unit', source: page('dynamodb'), seen: '2026-09-23' },
  writeUnit: { usd: 0.715 * millionth, unit: 'unit', source: page('dynamodb'), seen: '2026-09-23' },
  tableStorage: { usd: 0.285, unit: 'GB and month', source: page('dynamodb'), seen: null },
  tableBackup: { usd: 0.228, unit: 'GB and month', source: page('dynamodb'), seen: null },
  account: { usd: 0.015, unit: 'active person', source: page('cognito'), seen: '2026-09-23' },
  accountLite: { usd: 0.0055, unit: 'active person', source: page('cognito'), seen: '2026-09-20' },
  invocation: { usd: 0.2 * millionth, unit: 'invocation', source: page('lambda'), seen: '2026-09-23' },
  computing: { usd: 0.0000133334, unit: 'GB-second on ARM', source: page('lambda'), seen: null },
  traffic: { usd: 0.114, unit: 'GB', source: page('cloudfront'), seen: '2026-09-25' },
  request: { usd: 0.012 / 10_000, unit: 'HTTPS request', source: page('cloudfront'), seen: '2026-09-16' },
  file: { usd: 0.025, unit: 'GB and month', source: page('s3'), seen: '2026-09-23' },
  mail: { usd: 0.1 / 1_000, unit: 'mail', source: page('ses'), seen: null },
  log: { usd: 0.76, unit: 'GB', source: page('cloudwatch'), seen: '2026-09-23' },
  logStorage: { usd: 0.033, unit: 'GB and month', source: page('cloudwatch'), seen: '2026-07-20' },
  alarm: { usd: 0.1, unit: 'metric of an alarm', source: page('cloudwatch'), seen: '2026-09-23' },
  metric: { usd: 0.3, unit: 'own metric', source: page('cloudwatch'), seen: '2026-09-23' },
  dashboard: { usd: 3, unit: 'dashboard', source: page('cloudwatch'), seen: '2026-06-13' },
  trace: { usd: 5 * millionth, unit: 'trace', source: page('xray'), seen: null },
  acl: { usd: 5, unit: 'web ACL', source: page('waf'), seen: '2026-09-23' },
  aclRule: { usd: 1, unit: 'rule', source: page('waf'), seen: '2026-09-23' },
  inspection: { usd: 0.6 * millionth, unit: 'request', source: page('waf'), seen: '2026-09-23' },
} as const satisfies Readonly<Record<string, Price>>;
