/** A mail in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content for mail programs that show HTML. */
  html: string;
}
