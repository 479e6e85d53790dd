/** A mail in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
