import type { DataSourceName } from '../../model/DataSourceName';

/**
 * One step of an AppSync resolver: the file to bundle, the constants that are inserted into it, and its data
 * source.
 */
export interface ResolverStep {
  file: string;
  define: Record<string, unknown>;
  source: DataSourceName;
}

/** The resolver of one GraphQL field. A plan with several steps becomes a pipeline resolver. */
export interface ResolverPlan {
  type: string;
  field: string;
  steps: readonly ResolverStep[];
}
