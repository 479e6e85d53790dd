import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Domain } from 'aws-cdk-lib/aws-opensearchservice';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { metricNamespace } from '../metricNamespace';
import { AlarmDashboard } from './AlarmDashboard';
import type { Api } from './Api';

interface ObservabilityProps {
  topic: Topic;
  functions: readonly LambdaFunction[];
  failureQueues: readonly Queue[];
  /** The Lambda functions that consume the DynamoDB streams of the tables. */
  followers: readonly LambdaFunction[];
  /** Name of the Lambda function that compares derived values with their sources; the alarms watch its metrics. */
  verifier: string;
  /** Name of the Lambda function that counts the figures of the dashboard again; an alarm watches its metric. */
  figuresVerifier: string;
  api: Api;
  tables: readonly TableV2[];
  domain: Domain;
  sendsMail: boolean;
}

/** The DynamoDB operations that have an alarm for throttled requests. */
const OPERATIONS = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/**
 * A function gets an alarm for being slow only if its timeout is at most this many milliseconds. Functions
 * with a longer timeout may use all of it, because they continue their work in another invocation.
 */
const LONGEST_ANSWER = 60_000;

/** How CloudWatch combines the values of a metric within a period. */
interface Reading {
  statistic: string;
  period: Duration;
}

const total: Reading = { statistic: 'Sum', period: Duration.minutes(5) };
const highest: Reading = { statistic: 'Maximum', period: Duration.minutes(5) };
const lowest: Reading = { statistic: 'Minimum', period: Duration.minutes(5) };

/**
 * The CloudWatch alarms and their dashboard, in a nested stack: a stack has room for 500 resources. Each alarm
 * notifies the alarm topic. docs/operating.md lists them by name, with their meaning and what to do.
 */
export class Observability extends NestedStack {
  private readonly alarms: Alarm[] = [];
  private readonly topic: Topic;
  /** The name of the whole deployment. This nested stack has another name. */
  private readonly deployment: string;

  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id);
    this.topic = props.topic;
    this.deployment = Stack.of(scope).stackName;
    for (const queue of props.failureQueues)
      this.addAlarm(
        `${queue.node.scope?.node.id}${queue.node.id}NotEmpty`,
        queue.metricApproximateNumberOfMessagesVisible(highest),
      );
    for (const fn of props.functions) this.watchFunction(fn);
    for (const fn of props.followers)
      this.addAlarm(
        `${fn.node.scope?.node.id}Behind`,
        fn.metric('IteratorAge', highest),
        Duration.minutes(15).toMilliseconds(),
      );
    const { verifier, figuresVerifier } = props;
    for (const [metricName, service] of [
      ['DerivedDifferences', verifier],
      ['DerivedDifferencesLeft', verifier],
      ['FigureDifferences', figuresVerifier],
    ] as const)
      this.addAlarm(
        metricName,
        new Metric({
          ...highest,
          namespace: metricNamespace(this),
          metricName,
          dimensionsMap: { service },
          period: Duration.minutes(15),
        }),
      );
    this.watchApi(props.api);
    for (const table of props.tables)
      this.addAlarm(
        `${table.node.id}Throttled`,
        table.metricThrottledRequestsForOperations({ ...total, operations: OPERATIONS }),
      );
    this.watchSearch(props.domain);
    if (props.sendsMail) this.watchMail();
    new AlarmDashboard(this, 'Dashboard', { name: `${this.deployment}-Alarms`, alarms: this.alarms });
  }

  private watchFunction(fn: LambdaFunction): void {
    const name = fn.node.scope?.node.id;
    this.addAlarm(`${name}Fails`, fn.metricErrors(total));
    this.addAlarm(`${name}Throttled`, fn.metricThrottles(total));
    const limit = fn.timeout?.toMilliseconds() ?? 0;
    // Functions with a longer limit use it up and continue in another invocation.
    if (limit <= LONGEST_ANSWER) this.addAlarm(`${name}Slow`, fn.metricDuration(highest), limit * 0.9);
  }

  private watchApi({ graphql: { apiId }, internalFailures }: Api): void {
    const metric = (metricName: string, reading: Reading) =>
      new Metric({
        ...reading,
        namespace: 'AWS/AppSync',
        metricName,
        dimensionsMap: { GraphQLAPIId: apiId },
      });
    const failures = new MathExpression({
      expression: 'FILL(requests, 0) + FILL(resolvers, 0)',
      usingMetrics: { requests: metric('5XXError', total), resolvers: internalFailures.with(total) },
      period: total.period,
      label: 'Failures',
    });
    this.addAlarm('ApiFails', failures, 5);
    this.addAlarm('ApiSlow', metric('Latency', { ...total, statistic: 'p99' }), 3_000, 3);
  }

  private watchSearch(domain: Domain): void {
    this.addAlarm('SearchRed', domain.metricClusterStatusRed(highest));
    this.addAlarm('SearchYellow', domain.metricClusterStatusYellow(highest), 1, 6);
    // In MB: a tenth of the 20 GB of each node. Below that, the domain soon refuses writes.
    this.addAlarm('SearchDiskFull', domain.metricFreeStorageSpace(lowest), 2_048, 1, true);
    this.addAlarm('SearchMemoryFull', domain.metricJVMMemoryPressure(highest), 92, 3);
    this.addAlarm('SearchBusy', domain.metricCPUUtilization(highest), 90, 3);
  }

  /**
   * Creates the alarms for rejected mail. SES puts an account under review above 5 % of bounces or 0.1 % of
   * complaints, and may stop its mail at twice these rates.
   */
  private watchMail(): void {
    const metric = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
    this.addAlarm('MailBounces', metric('Reputation.BounceRate'), 0.05);
    this.addAlarm('MailComplaints', metric('Reputation.ComplaintRate'), 0.001);
  }

  /**
   * Creates an alarm. It is raised when a metric is at or above `threshold` (if `falls` is true, at or below
   * it) for `periods` periods in a row. Missing data raise no alarm.
   */
  private addAlarm(name: string, metric: IMetric, threshold = 1, periods = 1, falls = false): void {
    const alarm = new Alarm(this, name, {
      metric,
      alarmName: `${this.deployment}-Alarm-${name}`,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: falls
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
  }
}
