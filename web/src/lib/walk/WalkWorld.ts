/**
 * Ids and URL parts of seeded records that the walk (`npm run walk`) puts into the URLs of screens. The walk
 * reads them from the stack that it starts.
 */
export interface WalkWorld {
  /** The sub of the seeded talent. */
  talentSub: string;
  /** An open job that the seeded talent has not applied to. */
  jobId: string;
  benefitId: string;
  /** An organization that a public job names. */
  organizationId: string;
  /** A conversation of the seeded talent. */
  conversationKey: string;
  /** The last part of the URL of a public page. */
  publicPage: string;
  professionalItemId: string;
  /** The part of the URL that names a category of professionals. */
  categoryUrl: string;
}
