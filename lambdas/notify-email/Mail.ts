/** A mail in plain text and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the recipient ends such mails with one click (RFC 8058). */
  endUrl?: string;
  /** A file that goes with it. */
  attachment?: { filename: string; contentType: 'application/pdf'; content: Uint8Array };
  /** A calendar that goes with it (RFC 5545). `method` is its METHOD. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}
