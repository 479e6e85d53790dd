import { readFileSync } from 'node:fs';
import { ACCOUNT } from '../../support/infra/ACCOUNT';
import type { Resource } from '../../support/infra/Resource';
import { joined } from '../../support/infra/room/joined';

type OfType = (name: string, type: string) => [id: string, resource: Resource][];

/** Tests of what watches a deployment: alarms, their topic, the budget and the metrics. */
export function describeWatching(names: readonly string[], ofType: OfType): void {
  test.each(names)('%s announces every alarm and the budget to the alarm address', (name) => {
    const [[topic] = ['', undefined]] = ofType(name, 'AWS::SNS::Topic');
    const [[, subscription] = ['', undefined]] = ofType(name, 'AWS::SNS::Subscription');
    expect(subscription?.Properties).toEqual({
      Protocol: 'email',
      Endpoint: 'ops@example.com',
      TopicArn: { Ref: topic },
    });
    const alarms = ofType(name, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(60);
    const given = ofType(name, 'AWS::CloudFormation::Stack').flatMap(([, { Properties }]) =>
      Object.entries(Properties.Parameters ?? {}),
    );
    for (const [, { Properties }] of alarms) {
      const [action] = Properties.AlarmActions as { Ref: string }[];
      expect(Object.fromEntries(given)[action?.Ref ?? '']).toEqual({ Ref: topic });
    }
    const [[, budget] = ['', undefined]] = ofType(name, 'AWS::Budgets::Budget');
    expect(JSON.stringify(budget?.Properties.NotificationsWithSubscribers)).toContain(
      JSON.stringify({ Ref: topic }),
    );
    const [[, policy] = ['', undefined]] = ofType(name, 'AWS::SNS::TopicPolicy');
    for (const service of ['budgets', 'cloudwatch'])
      expect(JSON.stringify(policy?.Properties.PolicyDocument)).toContain(`"${service}.amazonaws.com"`);
  });

  test.each(names)('%s lets services act only for this account', (name) => {
    const ofAccount = { StringEquals: { 'aws:SourceAccount': ACCOUNT } };
    const [[, topic] = ['', undefined]] = ofType(name, 'AWS::SNS::TopicPolicy');
    const [[, logs] = ['', undefined]] = ofType(name, 'AWS::Logs::ResourcePolicy');
    const statements = [topic?.Properties.PolicyDocument, JSON.parse(joined(logs?.Properties.PolicyDocument))]
      .flatMap(({ Statement }: { Statement: { Principal: { Service?: string } }[] }) => Statement)
      .filter(({ Principal }) => Principal.Service);
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(statement).toMatchObject({ Condition: ofAccount });
  });

  test.each(names)('%s counts its own metrics in a namespace of the stage', (name) => {
    const stack = name.startsWith('development') ? 'Enishi' : `Enishi-${name.split('-')[0]}`;
    const own = ofType(name, 'AWS::CloudWatch::Alarm').filter(([, { Properties }]) =>
      /Differences/.test(`${Properties.MetricName}`),
    );
    expect(own.map(([, { Properties }]) => Properties.Namespace)).toEqual([stack, stack, stack]);
    const namespaces = ofType(name, 'AWS::Lambda::Function').flatMap(
      ([, { Properties }]) =>
        (Properties.Environment as { Variables?: Record<string, string> } | undefined)?.Variables
          ?.METRICS_NAMESPACE ?? [],
    );
    expect(namespaces).toEqual([stack, stack, stack]);
  });

  test('every alarm is described in docs/operating.md, and nothing else is', () => {
    const [, guide = ''] = readFileSync('docs/operating.md', 'utf8').split('\n## Alarms\n');
    const described = [...guide.matchAll(/^\| `([\w<>]+)` \|/gm)].map(
      ([, alarm = '']) => new RegExp(`^${alarm.replaceAll(/<\w+>/g, '[A-Z]\\w+?')}$`),
    );
    const alarms = ofType('production-open', 'AWS::CloudWatch::Alarm').map(([, { Properties }]) =>
      `${Properties.AlarmName}`.replace('Enishi-production-Alarm-', ''),
    );
    expect(alarms.filter((alarm) => !described.some((pattern) => pattern.test(alarm)))).toEqual([]);
    expect(described.filter((pattern) => !alarms.some((alarm) => pattern.test(alarm)))).toEqual([]);
  });
}
