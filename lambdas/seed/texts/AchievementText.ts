/** A piece of work. `{product}` and `{customer}` come from the employer's industry, `{3-7}` is a number in that range. */
export interface AchievementText {
  project: string;
  role: string;
  did: string;
  /** One of these is told. */
  results: string[];
  topics: string[];
  /** The first year in which it could have been done so. */
  since?: number;
}
