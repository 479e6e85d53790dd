import type { Table } from './Entity';

/** A data source that invokes one of our functions: the one whose `needs.ts` names it as `dataSource`. */
export type FunctionDataSource = 'Accounts' | 'Contact' | 'Files' | 'OwnData' | 'Seed' | 'Slack' | 'UserCsv';

/** A data source of the API, by its name in the template. */
export type DataSourceName = Table | FunctionDataSource | 'Search' | 'None';
