/** What an event makes it necessary to look at anew. */
export type Target =
  | { kind: 'job'; openJobId: string }
  /** The keeps and applications of a job, which carry what lists show of it. */
  | { kind: 'rowsOfJob'; openJobId: string }
  /** One keep or application. */
  | { kind: 'row'; entity: RowEntity; sub: string; openJobId: string }
  /** A talent as talents are searched for. */
  | { kind: 'person'; sub: string }
  /** A conversation as administrators look for it. */
  | { kind: 'conversation'; conversationId: string }
  /** All applications of a person, which carry the person's name. */
  | { kind: 'rowsOfPerson'; sub: string }
  | { kind: 'benefit'; id: string };

type RowEntity = 'UserApplies' | 'UserFavoriteOpenJobs';
