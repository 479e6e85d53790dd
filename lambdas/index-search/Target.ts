/** Something whose documents must be written again after a stored change, such as a job. */
export type Target =
  | { kind: 'job'; openJobId: string }
  /** All keeps and applications of a job. Their documents contain the job's card. */
  | { kind: 'rowsOfJob'; openJobId: string }
  /** One keep of or one application to a job. */
  | { kind: 'row'; entity: RowEntity; sub: string; openJobId: string }
  /** A talent, who has a document in each index of talents. */
  | { kind: 'person'; sub: string }
  /** A conversation, which has a document in the administrators' index. */
  | { kind: 'conversation'; conversationId: string }
  /** All applications of a talent. Their documents contain the talent's name. */
  | { kind: 'rowsOfPerson'; sub: string }
  | { kind: 'benefit'; id: string };

type RowEntity = 'UserApplies' | 'UserFavoriteOpenJobs';
