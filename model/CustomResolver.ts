import type { AuditAction } from './auditActions';
import type { Grant, Table } from './Entity';
import type { DataSourceName } from './DataSourceName';
import type { Rate } from './Rate';

interface Common {
  /**
   * The folder below `resolvers/` that contains the resolver's files. The files are named after the GraphQL
   * coordinate, such as `Query.getUser`, unless `file` names another file.
   */
  in: string;
  /**
   * The kinds of callers that may call the operation. `system` is the role that publishes changes. Relations have no
   * grants, because their parent record has already been authorized.
   */
  grants: readonly (Grant | 'system')[];
  /** The action of the audit log, if it is not `createRecord`, `changeRecord` or `deleteRecord`. */
  logged?: AuditAction;
  /** How often one person may call the root field; without it, as often as they like. */
  rate?: Rate;
  /**
   * The name of the resolver file, if several fields share one file. The bundler writes the field's name into
   * the constant `RELATION`, so that the shared code knows for which field it runs.
   */
  file?: string;
  /**
   * Tables that the resolver reads or writes by name (in transactions and batch reads), in addition to the
   * table of its data source.
   */
  also?: readonly Table[];
  /**
   * For a relation to one record: the record's entity, and the field of the parent record that contains its
   * id. Lists of parent records read these records together.
   */
  one?: { entity: string; by: string };
  /**
   * True for a mutation that stores each client token in a row of its own, because the new record's id does
   * not contain the token. Such a mutation recognizes a repeated token even if the token is old. All other
   * mutations accept a token only within ten minutes of its creation.
   */
  storesTokens?: boolean;
}

/**
 * One step of a pipeline resolver: its data source or, if several fields share the step's file, the data
 * source and the name of that file.
 */
export type CustomResolverStep = DataSourceName | { source: DataSourceName; file: string };

/**
 * A root field or relation that has a resolver of its own: one file, or a pipeline with one file per step,
 * `<coordinate>.<n>.<step>.ts`. Fields can also share a file (`file`).
 */
export type CustomResolver = Common &
  (
    | { source: DataSourceName; steps?: undefined }
    | { steps: Readonly<Record<string, CustomResolverStep>>; source?: undefined }
  );
