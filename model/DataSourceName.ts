import type { Table } from './Entity';

/** A data source that is a Lambda function; infra/functionSources.ts maps it to the function. */
export type FunctionDataSource = 'Accounts' | 'Contact' | 'Files' | 'OwnData' | 'Seed' | 'Slack' | 'UserCsv';

/** A data source of the API, by its name in the template. */
export type DataSourceName = Table | FunctionDataSource | 'Search' | 'None';
