import type { Table } from './Entity';

/** A data source of the API, by its name in the template. */
export type Source = Table | 'Search' | 'Slack' | 'Files' | 'UserCsv' | 'None';
