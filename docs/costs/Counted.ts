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
