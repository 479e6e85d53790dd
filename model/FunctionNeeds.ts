import type { Table } from './Entity';
import { functionVariables } from './functionVariables';
import type { FunctionDataSource } from './DataSourceName';
import type { Secret } from './secretPath';

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
  | 'AdminListGroupsForUser'
  | 'AdminRemoveUserFromGroup'
  | 'AdminResetUserPassword'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'ListUsers'
  | 'ListUsersInGroup';

/** Environment variables that do not identify an AWS resource. */
type Setting = 'CLIENT_AREA' | 'SEARCH_DOMAIN' | 'SITE_URL' | 'STAGE';

/** Environment variables that Lambda itself sets for every function and that functions of Enishi read. */
type RuntimeVariable =
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_LAMBDA_FUNCTION_NAME'
  | 'AWS_REGION'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN';

/**
 * What one Lambda function needs: memory, time, permissions and environment variables. Its IAM role, its environment
 * variables and the type of its `env()` are derived from this declaration.
 */
export interface FunctionNeeds {
  /** The memory of the Lambda function in MB; 256 by default. */
  memory?: number;
  /** The timeout of the Lambda function in seconds; 30 by default. */
  seconds?: number;
  /** The data source of the API through which AppSync invokes the Lambda function. */
  dataSource?: FunctionDataSource;
  /**
   * What invokes the Lambda function: the bucket of files, the user pool, requests for pages of the web app, or the links that end
   * mails of alerts. The
   * function gets no environment variable for this resource, because every event names it.
   */
  eventsFrom?: 'alertEnds' | 'files' | 'pages' | 'userPool';
  tables?: Readonly<Partial<Record<Table, 'read' | 'readWrite'>>>;
  userPool?: readonly UserPoolOperation[];
  /** The S3 operations that the Lambda function may perform, for each area of the files bucket. */
  files?: Readonly<Partial<Record<FileArea, readonly FileOperation[]>>>;
  /** Whether the Lambda function may list the keys in the files bucket. */
  listsFiles?: true;
  /** The queues to which the Lambda function may send. `failures` is the function's own queue for failed events. */
  queues?: readonly Queue[];
  /**
   * Whether the Lambda function may postpone messages of the queues that invoke it. The right to do this is
   * part of the permission with which Lambda receives the messages.
   */
  postpones?: true;
  /**
   * Whether the Lambda function may count the messages in the failure queue of `notify-email` and take them
   * out.
   */
  redrivesMail?: true;
  /**
   * What the Lambda function may do in OpenSearch. `index`: write documents, and compare changed jobs with the alerts. `manage`: read and write
   * everything, indices included. `readJobs`: search the index of public jobs. `readTalents`: search the index of all talents. `readSeveral`: search
   * several indices with one request.
   */
  search?: 'index' | 'manage' | 'readJobs' | 'readSeveral' | 'readTalents';
  /**
   * Whether the Lambda function may call the API's publishing mutations, which send stored changes to
   * subscribers.
   */
  publishes?: true;
  /**
   * Whether the Lambda function calls the API as a guest, with the credentials that the identity pool gives
   * to anybody. The function needs no permissions for that, and gets only what guests may see.
   */
  callsAsGuest?: true;
  sendsMail?: true;
  /** Whether the Lambda function counts something as a CloudWatch metric. */
  measures?: true;
  settings?: readonly Setting[];
  /** The secrets that the Lambda function reads when it needs them. No environment variable contains them. */
  secrets?: readonly Secret[];
}

/**
 * The name of the environment variable that contains the name or the URL of a resource. It is `never` if the
 * Lambda function does not declare the need `Need` for the resource. It is also `never` if events of the
 * resource itself invoke the function, because every event names the resource.
 */
type ResourceVariable<Needs, Need extends string, Resource extends keyof Variables> =
  Needs extends Record<Need, unknown>
    ? Needs extends { eventsFrom: Resource }
      ? never
      : Variables[Resource]
    : never;

/** The environment variables that a function with these needs may read. */
export type VariableOf<Needs extends FunctionNeeds> =
  | RuntimeVariable
  | (Needs extends { tables: infer Tables } ? Variables['tables'][keyof Tables & Table] : never)
  | (Needs extends { queues: readonly (infer Name)[] } ? Variables['queues'][Name & Queue] : never)
  | (Needs extends { settings: readonly (infer Name)[] } ? Name & Setting : never)
  | ResourceVariable<Needs, 'redrivesMail', 'mailFailures'>
  | ResourceVariable<Needs, 'userPool', 'userPool'>
  | ResourceVariable<Needs, 'files', 'files'>
  | ResourceVariable<Needs, 'search', 'search'>
  | ResourceVariable<Needs, 'publishes', 'api' | 'ownCalls'>
  | ResourceVariable<Needs, 'callsAsGuest', 'api' | 'ownCalls'>
  | ResourceVariable<Needs, 'callsAsGuest', 'identityPool'>
  | ResourceVariable<Needs, 'sendsMail', 'mail'>
  | ResourceVariable<Needs, 'measures', 'metrics'>
  | (Needs extends { secrets: readonly Secret[] } ? 'STAGE' : never);

/** Every environment variable that any Lambda function may read. */
export type FunctionVariable = VariableOf<Required<Omit<FunctionNeeds, 'eventsFrom'>>>;

/**
 * Returns the names of the environment variables that the deployment sets for a Lambda function with these
 * needs. Variables that Lambda sets itself are not among them.
 */
export function variablesOf({
  eventsFrom,
  tables = {},
  queues = [],
  settings = [],
  ...needs
}: FunctionNeeds): Exclude<FunctionVariable, RuntimeVariable>[] {
  const { mailFailures, userPool, identityPool, files, search, api, ownCalls, mail, metrics } =
    functionVariables;
  return [
    ...Object.keys(tables).map((table) => functionVariables.tables[table as Table]),
    ...queues.map((queue) => functionVariables.queues[queue]),
    ...(needs.redrivesMail ? [mailFailures] : []),
    ...settings,
    ...(needs.secrets && !settings.includes('STAGE') ? (['STAGE'] as const) : []),
    ...(needs.userPool && eventsFrom !== 'userPool' ? [userPool] : []),
    ...(needs.files && eventsFrom !== 'files' ? [files] : []),
    ...(needs.search ? [search] : []),
    ...(needs.publishes || needs.callsAsGuest ? [api, ownCalls] : []),
    ...(needs.callsAsGuest ? [identityPool] : []),
    ...(needs.sendsMail ? [mail] : []),
    ...(needs.measures ? [metrics] : []),
  ];
}
