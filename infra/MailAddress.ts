/** A mail address with the name that mail programs show for it. */
export interface MailAddress {
  /**
   * The display name as it appears in a mail header: encoded (RFC 2047) unless it consists of plain ASCII
   * letters, digits, spaces, hyphens and underscores. Empty if there is no name.
   */
  name: string;
  address: string;
  /** The part of the address after the `@`. */
  domain: string;
}
