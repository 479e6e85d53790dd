import type { LoggedAs } from './LoggedAs';

/**
 * The attribute `deed` of a row: who wrote the row last with power over others, and what the log says about it. The
 * function handle-changes writes the entry when the row is stored, so a refused write leaves none.
 */
export interface Deed extends Omit<LoggedAs, 'table' | 'stated'> {
  /** Of a record that is created: see `LoggedAs`. Older rows have none. */
  stated?: readonly string[];
  /** The id of the audit entry. */
  id: string;
  at: string;
  actor: string;
  /** The fields that the caller wrote. */
  fields: readonly string[];
  detail?: string;
  /** The fields that show a hidden organization's name, which the writer accepted: a second entry. */
  acceptedFields?: readonly string[];
}
