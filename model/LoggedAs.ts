import type { AuditAction } from './auditActions';
import type { Table } from './Entity';

/**
 * How a mutation is logged when an administrator or a member of job staff writes something of somebody else's. The
 * build derives it from the declarations and the schema.
 */
export interface LoggedAs {
  action: AuditAction;
  /** The entity of the record that the mutation writes. */
  record: string;
  table: Table;
  /** What the entry's `subject` is the id of (see `auditSubjects`). */
  about: 'talent' | 'job' | 'benefit' | 'organization' | 'catalogue';
  /**
   * The fields whose values the log keeps: of records about people only those that are no texts (flags, states, and the
   * ids of other records). Null for all fields, because the record is not about a person.
   */
  shown: readonly string[] | null;
  /**
   * The fields whose values the log keeps also of a record that is created or deleted: its kind, and who gets a right by
   * it. Without them an entry would not say what the person got or lost.
   */
  stated: readonly string[];
}
