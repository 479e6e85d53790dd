/**
 * Subject and HTML body of a mail that Cognito sends. Cognito replaces `{####}` by the code and `{username}`
 * by the email address or name with which the user signs in.
 */
export interface MailTemplate {
  subject: string;
  body: string;
}
