import type { Table } from './Entity';

/**
 * A data source of the API that invokes one of Enishi's Lambda functions. The function's `needs.ts` declares the name
 * as `dataSource`.
 */
export type FunctionDataSource =
  | 'Accounts'
  | 'Contact'
  | 'EmptySearches'
  | 'FailedNotices'
  | 'Files'
  | 'InsightCheck'
  | 'InsightsCsv'
  | 'OpenWork'
  | 'OwnData'
  | 'RecordFinder'
  | 'Seed'
  | 'Slack'
  | 'UserCsv';

/** A data source of the AppSync API, by its name in the CloudFormation template. */
export type DataSourceName = Table | FunctionDataSource | 'Search' | 'None';
