/** `{####}` stands for the code, `{username}` for the user's name. The body is HTML. */
export interface MailTemplate {
  subject: string;
  body: string;
}
