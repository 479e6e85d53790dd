import type { Grant, Table } from './Entity';
import type { DataSourceName } from './DataSourceName';

interface Common {
  /** The folder of its file below `resolvers/`. The file is named after the GraphQL coordinate. */
  in: string;
  /**
   * Who may call. `system` is the publishing role. Relations have no grants: their parent was already authorized.
   */
  grants: readonly (Grant | 'system')[];
  /**
   * The name of a file that several fields share. `RELATION` in the bundle holds the field that it is built for.
   */
  file?: string;
  /** Other tables that its transactions and batch reads touch. */
  also?: readonly Table[];
}

/** A step of a pipeline: its data source, and its file if several fields share one. */
export type CustomResolverStep = DataSourceName | { source: DataSourceName; file: string };

/**
 * A root field or relation with a resolver of its own: one file, or ordered steps in `<coordinate>.<n>.<step>.ts`.
 */
export type CustomResolver = Common &
  (
    | { source: DataSourceName; steps?: undefined }
    | { steps: Readonly<Record<string, CustomResolverStep>>; source?: undefined }
  );
