import type { FunctionDataSource } from '../model/DataSourceName';
import { type FunctionName, functionNames, functionNeeds } from './functionNeeds';

/** The functions that the API calls, by the name of their data source. */
export const functionSources = Object.fromEntries(
  functionNames.flatMap((name) => {
    const { dataSource } = functionNeeds[name];
    return dataSource ? [[dataSource, name]] : [];
  }),
) as Readonly<Record<FunctionDataSource, FunctionName>>;
