/** The time that a meeting about a job has taken. It names nobody: the id of a meeting says not whose it is. */
export interface TakenTime {
  meeting: string;
  at: string;
  minutes: number;
}
