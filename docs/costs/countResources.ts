/** What a deployment consists of, as far as it costs something at rest. */
export interface Counted {
  nodes: number;
  nodeType: string;
  /** The disk of each node, in GB. */
  nodeDisk: number;
  alarms: number;
  /** The metrics that the alarms watch: an alarm on a sum costs as much as its terms do. */
  alarmMetrics: number;
  /** The metrics that Enishi itself counts. */
  ownMetrics: number;
  dashboards: number;
  acls: number;
  aclRules: number;
  functions: number;
  /** The memory of a function, in GB, in the mean. */
  functionMemory: number;
  buckets: number;
}

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

interface Alarm {
  Namespace?: string;
  MetricName?: string;
  Metrics?: { MetricStat?: { Metric: { Namespace: string; MetricName: string } } }[];
}

const metricsOf = ({ Metrics, Namespace = '', MetricName = '' }: Alarm) =>
  Metrics ? Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) : [{ Namespace, MetricName }];

/** Counts the resources of the templates of a deployment that cost something at rest. */
export function countResources(templates: readonly { Resources: Record<string, Resource> }[]): Counted {
  const all = templates.flatMap(({ Resources }) => Object.values(Resources));
  const ofType = <Properties>(type: string) =>
    all.filter(({ Type }) => Type === type).map(({ Properties }) => (Properties ?? {}) as Properties);
  const [domain] = ofType<{
    ClusterConfig: { InstanceCount: number; InstanceType: string };
    EBSOptions: { VolumeSize: number };
  }>('AWS::OpenSearchService::Domain');
  if (!domain) throw new Error('The templates have no search domain');
  const metrics = ofType<Alarm>('AWS::CloudWatch::Alarm').flatMap(metricsOf);
  const own = metrics.filter(({ Namespace }) => !Namespace.startsWith('AWS/'));
  const functions = ofType<{ MemorySize?: number }>('AWS::Lambda::Function');
  const memory = functions.reduce((sum, { MemorySize = 128 }) => sum + MemorySize, 0);
  const acls = ofType<{ Rules: unknown[] }>('AWS::WAFv2::WebACL');
  return {
    nodes: domain.ClusterConfig.InstanceCount,
    nodeType: domain.ClusterConfig.InstanceType,
    nodeDisk: domain.EBSOptions.VolumeSize,
    alarms: ofType('AWS::CloudWatch::Alarm').length,
    alarmMetrics: metrics.length,
    ownMetrics: new Set(own.map(({ MetricName }) => MetricName)).size,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    acls: acls.length,
    aclRules: acls.reduce((sum, { Rules }) => sum + Rules.length, 0),
    functions: functions.length,
    functionMemory: memory / functions.length / 1024,
    buckets: ofType('AWS::S3::Bucket').length,
  };
}
