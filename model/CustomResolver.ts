import type { Grant, Table } from './Entity';
import type { DataSourceName } from './DataSourceName';

interface Common {
  /** The folder of its file below resolvers/; the file is named after the GraphQL coordinate. */
  in: string;
  /** Who may call; `system` is the publishing role alone. Relations have none: their parent was granted. */
  grants: readonly (Grant | 'system')[];
  /** The file's name, where several fields share one; the bundle's RELATION says which it is built for. */
  file?: string;
  /** Other tables that its transactions and batch reads touch. */
  also?: readonly Table[];
}

/** A step of a pipeline: its data source, and its file where several fields share one. */
export type CustomResolverStep = DataSourceName | { source: DataSourceName; file: string };

/** A root field or relation that is hand-written: one call, or steps in order (file: `<coordinate>.<n>.<step>`). */
export type CustomResolver = Common &
  (
    | { source: DataSourceName; steps?: undefined }
    | { steps: Readonly<Record<string, CustomResolverStep>>; source?: undefined }
  );
