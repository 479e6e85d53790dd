import type { Table } from './Entity';

/** A data source that is a function of ours; which one: infra/functionSources.ts. */
export type FunctionDataSource = 'Accounts' | 'Contact' | 'Files' | 'OwnData' | 'Seed' | 'Slack' | 'UserCsv';

/** A data source of the API, by its name in the template. */
export type DataSourceName = Table | FunctionDataSource | 'Search' | 'None';
