/** Something whose documents must be written again after a change. */
export type Target =
  | { kind: 'job'; openJobId: string }
  /** The keeps and applications of a job, whose documents contain the job's card. */
  | { kind: 'rowsOfJob'; openJobId: string }
  /** One keep or application. */
  | { kind: 'row'; entity: RowEntity; sub: string; openJobId: string }
  /** The documents of a talent. */
  | { kind: 'person'; sub: string }
  /** The document of a conversation, for administrators. */
  | { kind: 'conversation'; conversationId: string }
  /** The applications of a person, whose documents contain the person's name. */
  | { kind: 'rowsOfPerson'; sub: string }
  | { kind: 'benefit'; id: string };

type RowEntity = 'UserApplies' | 'UserFavoriteOpenJobs';
