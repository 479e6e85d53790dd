import type { Table } from './Entity';
import { functionVariables } from './functionVariables';
import type { FunctionDataSource } from './DataSourceName';

type Variables = typeof functionVariables;
type Queue = keyof Variables['queues'];
type FileArea = 'incoming' | 'private' | 'public' | 'exports' | 'search';
type FileOperation = 'GetObject' | 'PutObject' | 'AbortMultipartUpload' | 'DeleteObject';
type UserPoolOperation =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminGetUser'
  | 'AdminResetUserPassword'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers';

/** Variables that belong to no resource. */
type Setting = 'CLIENT_AREA' | 'SEARCH_DOMAIN' | 'SITE_URL' | 'SLACK_WEBHOOK_URL' | 'STAGE';

/** Variables that Lambda sets for every function. */
type RuntimeVariable =
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_LAMBDA_FUNCTION_NAME'
  | 'AWS_REGION'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN';

/** Everything that a Lambda function may touch. Its role, its environment and the type of its `env()` derive from it. */
export interface FunctionNeeds {
  /** Memory in MB; 256 by default. */
  memory?: number;
  /** Seconds after which Lambda stops the function; 30 by default. */
  seconds?: number;
  /** The data source of the API that invokes the function. */
  dataSource?: FunctionDataSource;
  /** The resource whose events invoke the function. Each event names the resource, so there is no variable for it. */
  eventsFrom?: 'files' | 'userPool';
  tables?: Readonly<Partial<Record<Table, 'read' | 'readWrite'>>>;
  userPool?: readonly UserPoolOperation[];
  /** What the function does with the files of each area of the bucket. */
  files?: Readonly<Partial<Record<FileArea, readonly FileOperation[]>>>;
  /** Whether the function lists the keys in the bucket. */
  listsFiles?: true;
  /** Queues that the function sends to; `failures` is its own. */
  queues?: readonly Queue[];
  /** `index` writes documents, `manage` creates and removes indices, `readTalents` reads every talent. */
  search?: 'index' | 'manage' | 'readTalents';
  /** Whether the function publishes changes through the API, for subscriptions. */
  publishes?: true;
  sendsMail?: true;
  settings?: readonly Setting[];
}

/** The variable of a resource, unless the events name the resource. */
type ResourceVariable<Needs, Need extends string, Resource extends keyof Variables> =
  Needs extends Record<Need, unknown>
    ? Needs extends { eventsFrom: Resource }
      ? never
      : Variables[Resource]
    : never;

/** The variables that a function with these needs can read. */
export type VariableOf<Needs extends FunctionNeeds> =
  | RuntimeVariable
  | (Needs extends { tables: infer Tables } ? Variables['tables'][keyof Tables & Table] : never)
  | (Needs extends { queues: readonly (infer Name)[] } ? Variables['queues'][Name & Queue] : never)
  | (Needs extends { settings: readonly (infer Name)[] } ? Name & Setting : never)
  | ResourceVariable<Needs, 'userPool', 'userPool'>
  | ResourceVariable<Needs, 'files', 'files'>
  | ResourceVariable<Needs, 'search', 'search'>
  | ResourceVariable<Needs, 'publishes', 'api'>
  | ResourceVariable<Needs, 'sendsMail', 'mail'>;

/** Every variable that a function may read, whatever it needs. */
export type FunctionVariable = VariableOf<Required<Omit<FunctionNeeds, 'eventsFrom'>>>;

/** The variables that these needs add to a function's environment. */
export function variablesOf({
  eventsFrom,
  tables = {},
  queues = [],
  settings = [],
  ...needs
}: FunctionNeeds): Exclude<FunctionVariable, RuntimeVariable>[] {
  const { userPool, files, search, api, mail } = functionVariables;
  return [
    ...Object.keys(tables).map((table) => functionVariables.tables[table as Table]),
    ...queues.map((queue) => functionVariables.queues[queue]),
    ...settings,
    ...(needs.userPool && eventsFrom !== 'userPool' ? [userPool] : []),
    ...(needs.files && eventsFrom !== 'files' ? [files] : []),
    ...(needs.search ? [search] : []),
    ...(needs.publishes ? [api] : []),
    ...(needs.sendsMail ? [mail] : []),
  ];
}
