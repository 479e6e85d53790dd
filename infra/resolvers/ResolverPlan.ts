import type { DataSourceName } from '../../model/DataSourceName';

/** One step of a resolver: the file to bundle, its compile-time constants and its data source. */
export interface ResolverStep {
  file: string;
  define: Record<string, unknown>;
  source: DataSourceName;
}

/** The resolver of a field; with more than one step it is a pipeline. */
export interface ResolverPlan {
  type: string;
  field: string;
  steps: readonly ResolverStep[];
}
