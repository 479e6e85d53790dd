/**
 * A record, or a group of records, whose search documents must be written again after a stored change: a job,
 * a talent, a conversation, a benefit, or keeps and applications.
 */
export type Target =
  | { kind: 'job'; openJobId: string }
  /** All keeps and applications of a job. Their documents contain the job's data. */
  | { kind: 'rowsOfJob'; openJobId: string }
  /** One keep or one application, identified by its type, the talent's sub and the job's id. */
  | { kind: 'row'; entity: RowEntity; sub: string; openJobId: string }
  /**
   * A talent: one document in the index for administrators and, if organizations may find the talent, one in the
   * index for organizations.
   */
  | { kind: 'person'; sub: string }
  /** A conversation, which has one document in the index for administrators. */
  | { kind: 'conversation'; conversationId: string }
  /** All applications of a talent. Their documents contain the talent's name. */
  | { kind: 'rowsOfPerson'; sub: string }
  | { kind: 'benefit'; id: string }
  /** A search for jobs that a person has kept. */
  | { kind: 'alert'; id: string };

type RowEntity = 'UserApplies' | 'UserFavoriteOpenJobs';
