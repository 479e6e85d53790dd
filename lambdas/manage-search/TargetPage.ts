import type { Table } from '../../model/Entity';
import type { Target } from '../index-search/Target';

/** A position in the tables, at which one call of manage-search ends and the next one begins. */
export interface TargetPosition {
  table: Table;
  /** The `LastEvaluatedKey` that DynamoDB returned; missing at the beginning of the table. */
  after?: Record<string, unknown>;
}

export interface TargetPage {
  targets: Target[];
  /** Where the next page begins; null after the last page of the last table. */
  next: TargetPosition | null;
}
