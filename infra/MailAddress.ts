/** A mail address with the name that mail programs show for it. */
export interface MailAddress {
  /** The name as a mail header contains it, encoded if it has other than plain letters; empty for no name. */
  name: string;
  address: string;
  /** The part of the address after the `@`. */
  domain: string;
}
