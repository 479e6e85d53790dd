/** A mail in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The content of the mail in HTML, for mail programs that show it. */
  html: string;
}
