import type { FunctionDataSource } from '../model/DataSourceName';
import { type FunctionName, functionNames, functionNeeds } from './functionNeeds';

/** The Lambda functions that resolvers call, keyed by the name of their AppSync data source. */
export const functionSources = Object.fromEntries(
  functionNames.flatMap((name) => {
    const { dataSource } = functionNeeds[name];
    return dataSource ? [[dataSource, name]] : [];
  }),
) as Readonly<Record<FunctionDataSource, FunctionName>>;
