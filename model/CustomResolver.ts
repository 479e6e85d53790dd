import type { Grant, Table } from './Entity';
import type { DataSourceName } from './DataSourceName';

interface Common {
  /**
   * The folder below `resolvers/` that contains the resolver's file. The file is named after the GraphQL coordinate,
   * such as `Query.getUser`.
   */
  in: string;
  /**
   * The kinds of callers that may call the operation. `system` is the role that publishes changes. Relations have no
   * grants, because their parent record has already been authorized.
   */
  grants: readonly (Grant | 'system')[];
  /**
   * The name of the resolver file, if several fields share it. The constant `RELATION` in the bundle contains the field
   * for which the file is bundled.
   */
  file?: string;
  /** Tables that the resolver's transactions and batch reads use in addition to that of its data source. */
  also?: readonly Table[];
  /**
   * True for a mutation that stores the client token in a row of its own, because the record's id does not
   * contain it. Such a mutation recognizes a token however old it is; other mutations accept a token for ten
   * minutes only.
   */
  storesTokens?: boolean;
}

/** A step of a pipeline resolver: its data source, and also its file name if several fields share the file. */
export type CustomResolverStep = DataSourceName | { source: DataSourceName; file: string };

/**
 * A root field or relation that has a resolver of its own. The resolver is either one file, or a pipeline with one file
 * per step, `<coordinate>.<n>.<step>.ts`.
 */
export type CustomResolver = Common &
  (
    | { source: DataSourceName; steps?: undefined }
    | { steps: Readonly<Record<string, CustomResolverStep>>; source?: undefined }
  );
