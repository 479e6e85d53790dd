import type { DataSourceName } from '../../model/DataSourceName';

/** One step of an AppSync resolver: the file to bundle, its compile-time constants and its data source. */
export interface ResolverStep {
  file: string;
  define: Record<string, unknown>;
  source: DataSourceName;
}

/** The resolver of one GraphQL field. A plan with more than one step becomes a pipeline resolver. */
export interface ResolverPlan {
  type: string;
  field: string;
  steps: readonly ResolverStep[];
}
