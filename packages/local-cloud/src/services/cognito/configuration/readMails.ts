import type { MailTemplate } from './MailTemplate';
import type { Properties } from './Properties';

/**
 * Reads the mail texts of a user pool: the mail with a confirmation code and the invitation. Missing texts get
 * Cognito's defaults.
 */
export function readMails(pool: Properties): {
  verificationMail: MailTemplate;
  invitationMail: MailTemplate;
} {
  const verification = pool.nested('VerificationMessageTemplate');
  if ((verification.text('DefaultEmailOption') ?? 'CONFIRM_WITH_CODE') !== 'CONFIRM_WITH_CODE') {
    verification.refuse('DefaultEmailOption');
  }
  const invitation = pool.nested('AdminCreateUserConfig').nested('InviteMessageTemplate');
  return {
    verificationMail: {
      subject:
        verification.text('EmailSubject') ??
        pool.text('EmailVerificationSubject') ??
        'Your verification code',
      body:
        verification.text('EmailMessage') ??
        pool.text('EmailVerificationMessage') ??
        'Your verification code is {####}',
    },
    invitationMail: {
      subject: invitation.text('EmailSubject') ?? 'Your temporary password',
      body:
        invitation.text('EmailMessage') ?? 'Your username is {username} and temporary password is {####}.',
    },
  };
}
