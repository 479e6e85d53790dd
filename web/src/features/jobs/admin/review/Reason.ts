/** One thing that keeps a job from being published, or that its reviewer thinks should change. */
export interface Reason {
  key: string;
  /** What the author reads about it. */
  text: string;
  /** The article of law or the rule of Enishi behind it; null for what the reviewer alone finds. */
  basis: string | null;
  /** Whether the API refuses the publication until it is changed. */
  isBinding: boolean;
}
