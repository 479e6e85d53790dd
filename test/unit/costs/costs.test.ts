import { costsOf } from '../../../docs/costs/costsOf';
import { countResources } from '../../../docs/costs/countResources';
import { prices } from '../../../docs/costs/prices';

const stat = (Namespace: string, MetricName: string) => ({
  MetricStat: { Metric: { Namespace, MetricName } },
});
const alarm = (Properties: Record<string, unknown>) => ({ Type: 'AWS::CloudWatch::Alarm', Properties });
const root = {
  Resources: {
    Domain: {
      Type: 'AWS::OpenSearchService::Domain',
      Properties: {
        ClusterConfig: { InstanceCount: 2, InstanceType: 'm7g.large.search' },
        EBSOptions: { VolumeSize: 20 },
      },
    },
    Acl: { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}] } },
    Small: { Type: 'AWS::Lambda::Function', Properties: {} },
    Large: { Type: 'AWS::Lambda::Function', Properties: { MemorySize: 896 } },
  },
};
const nested = {
  Resources: {
    One: alarm({ Namespace: 'AWS/Lambda', MetricName: 'Errors' }),
    Own: alarm({ Namespace: 'Enishi-production', MetricName: 'IndexLag' }),
    Sum: alarm({
      Metrics: [
        { Expression: 'a + b' },
        stat('AWS/AppSync', '5XXError'),
        stat('Enishi-production', 'IndexLag'),
      ],
    }),
  },
};
const counted = countResources([root, nested]);

test('an alarm on a sum counts with each of its metrics, and an own metric once', () => {
  expect(counted).toMatchObject({ alarms: 3, alarmMetrics: 4, ownMetrics: 1 });
});

test('nested stacks count, and the memory of functions is the mean', () => {
  expect(counted).toMatchObject({ nodes: 2, nodeDisk: 20, acls: 1, aclRules: 2, functionMemory: 0.5 });
});

const costOf = (people: number, what: RegExp) =>
  costsOf(counted, people).find((line) => what.test(line.what))?.usd;

test('at rest only what exists costs', () => {
  const paid = costsOf(counted, 0).filter(({ usd }) => usd > 0);
  expect(paid.map(({ what }) => what)).toEqual([
    'Search (OpenSearch)',
    'Alarms, dashboard and own metrics',
    'Firewall (WAF)',
  ]);
  expect(costOf(0, /^Alarms/)).toBeCloseTo(4 * 0.1 + 0.3);
  expect(costOf(0, /^Firewall/)).toBe(5 + 2);
});

test('accounts cost from the first beyond ten thousand', () => {
  expect([costOf(10_000, /^Accounts/), costOf(10_001, /^Accounts/)]).toEqual([0, prices.account.usd]);
});

test('a node without a price is named', () => {
  expect(() => costsOf({ ...counted, nodeType: 'r7g.large.search' }, 1)).toThrow(
    'no price of r7g.large.search',
  );
});
