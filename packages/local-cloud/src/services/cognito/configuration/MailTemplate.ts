/** `{####}` is replaced by the code, `{username}` by the user's name. The body is HTML. */
export interface MailTemplate {
  subject: string;
  body: string;
}
