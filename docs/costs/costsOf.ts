import type { Counted } from './countResources';
import { prices } from './prices';
import { usage } from './usage';

interface Cost {
  what: string;
  /** US dollars a month. */
  usd: number;
}

const HOURS = 730;
/** Cognito's plan Essentials costs nothing for the first 10,000 active people of an account, without an end. */
const FREE_ACCOUNTS = 10_000;
/** From how many people on the search domain needs four nodes of twice the size, with twice the disk. */
const MANY = 1_000_000;

function searchCost({ nodes, nodeType, nodeDisk }: Counted, people: number): number {
  const [count, type, disk] =
    people < MANY ? [nodes, nodeType, nodeDisk] : [2 * nodes, 'm7g.xlarge.search', 2 * nodeDisk];
  if (type !== 'm7g.large.search' && type !== 'm7g.xlarge.search')
    throw new Error(`docs/costs/prices.ts has no price of ${type}`);
  return count * (HOURS * prices[type].usd + disk * prices.searchDisk.usd);
}

/** Returns what a deployment costs in a month with a number of active people, line by line. */
export function costsOf(counted: Counted, people: number): Cost[] {
  const { functionMemory, ownMetrics, alarmMetrics, dashboards, acls, aclRules } = counted;
  const each = (amount: number, price: { usd: number }) => people * amount * price.usd;
  const seconds = usage.invocations * usage.secondsOfInvocation * functionMemory;
  const traces = (usage.operations + usage.invocations) * usage.traced;
  return [
    { what: 'Search (OpenSearch)', usd: searchCost(counted, people) },
    { what: 'API (AppSync), operations', usd: each(usage.operations, prices.operation) },
    {
      what: '… connections and live updates',
      usd: each(usage.connectionMinutes, prices.connection) + each(usage.updates, prices.update),
    },
    {
      what: 'Tables (DynamoDB), reads and writes',
      usd: each(usage.readUnits, prices.readUnit) + each(usage.writeUnits, prices.writeUnit),
    },
    {
      what: '… storage and backups',
      usd: each(usage.rowsInGB, prices.tableStorage) + each(usage.rowsInGB, prices.tableBackup),
    },
    {
      what: 'Accounts (Cognito)',
      usd: Math.max(0, people - FREE_ACCOUNTS) * prices.account.usd,
    },
    {
      what: 'Functions (Lambda)',
      usd: each(usage.invocations, prices.invocation) + each(seconds, prices.computing),
    },
    {
      what: 'Website and files (CloudFront, S3)',
      usd:
        each(usage.trafficInGB, prices.traffic) +
        each(usage.requests, prices.request) +
        each(usage.filesInGB, prices.file),
    },
    { what: 'Mail (SES)', usd: each(usage.mails, prices.mail) },
    {
      what: 'Alarms, dashboard and own metrics',
      usd:
        alarmMetrics * prices.alarm.usd + dashboards * prices.dashboard.usd + ownMetrics * prices.metric.usd,
    },
    {
      what: 'Logs and traces',
      usd:
        each(usage.logsInGB, prices.log) +
        each(usage.logsInGB * usage.logMonths, prices.logStorage) +
        each(traces, prices.trace),
    },
    {
      what: 'Firewall (WAF)',
      usd: acls * prices.acl.usd + aclRules * prices.aclRule.usd + each(usage.operations, prices.inspection),
    },
  ];
}
