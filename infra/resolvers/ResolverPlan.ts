import type { DataSourceName } from '../../model/DataSourceName';

/** One call of a resolver: the file that is bundled, the constants it is built with, where it goes. */
export interface ResolverStep {
  file: string;
  define: Record<string, unknown>;
  source: DataSourceName;
}

/** A field of the schema with a resolver; more than one step makes it a pipeline. */
export interface ResolverPlan {
  type: string;
  field: string;
  steps: readonly ResolverStep[];
}
