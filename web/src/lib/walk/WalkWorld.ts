/**
 * Ids and paths of seeded records with which the walk (`npm run walk`) opens screens whose URL has a
 * parameter. The walk looks them up in the stack that it starts.
 */
export interface WalkWorld {
  /** An open job that the seeded talent has not applied to. */
  jobId: string;
  benefitId: string;
  /** A conversation of the seeded talent. */
  conversationKey: string;
  /** The URL segment of a public page. */
  publicPage: string;
  professionalItemId: string;
  /** The URL of a category of professionals. */
  categoryUrl: string;
}
