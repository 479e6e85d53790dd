/**
 * Subject and HTML body of a mail that Cognito sends. Cognito replaces `{####}` by the code and `{username}` by the
 * user's name.
 */
export interface MailTemplate {
  subject: string;
  body: string;
}
