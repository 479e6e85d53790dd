/** The values of the form for a service of professionals. */
export interface ItemValues {
  name: string | null;
  lead: string | null;
  /** The id of the category of professionals that the service belongs to. */
  keyID: string | null;
  /** The subs of the people who offer the service. */
  userIDs: string[];
}
