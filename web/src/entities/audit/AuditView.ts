import type { AuditAction } from '../../../../model/auditActions';

/** The filters of the audit log's screen. The URL contains them. */
export interface AuditView {
  /** The first day in Japan as YYYY-MM-DD; null for all. It can only be null if an actor or a subject is given. */
  date: string | null;
  /** The last day in Japan; null for the first day alone or, without one, for all. */
  until: string | null;
  /** The sub of the person who acted; null for everybody. */
  actor: string | null;
  /** The id of the affected record or person; null for all. */
  subject: string | null;
  /** The only action to show; null for all. */
  action: AuditAction | null;
}
