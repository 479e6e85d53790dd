import type { FunctionDataSource } from '../model/DataSourceName';
import type { FunctionName } from './functionNames';

/** The functions that the API calls, by the name of their data source. */
export const functionSources: Readonly<Record<FunctionDataSource, FunctionName>> = {
  Accounts: 'manage-accounts',
  Contact: 'receive-contact',
  Files: 'sign-files',
  OwnData: 'export-data',
  Seed: 'seed',
  Slack: 'notify-slack',
  UserCsv: 'export-users-csv',
};
