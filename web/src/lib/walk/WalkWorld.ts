/** Records of the seed that screens with a parameter are opened with; the walk looks them up in its own stack. */
export interface WalkWorld {
  /** An open job that the seeded talent has not applied to. */
  jobId: string;
  benefitId: string;
  /** A conversation of the seeded talent. */
  conversationKey: string;
  /** The URL segment of a public page. */
  publicPage: string;
}
