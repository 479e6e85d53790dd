/**
 * Ids and URL parts of seeded records, for the URLs of the screens in the walk (`npm run walk`). The walk
 * reads them from the local cloud that it starts.
 */
export interface WalkWorld {
  /** The sub of the seeded talent. */
  talentSub: string;
  /** The id of an open job that the seeded talent has not applied to. */
  jobId: string;
  benefitId: string;
  /** The id of an organization that the seeded talent can see. */
  organizationId: string;
  /** A conversation of the seeded talent. */
  conversationKey: string;
  /** The last part of the URL of a public page. */
  publicPage: string;
  professionalItemId: string;
  /** The part of the URL that names a category of professionals. */
  categoryUrl: string;
}
