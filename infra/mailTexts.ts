import type { UserInvitationConfig, UserVerificationConfig } from 'aws-cdk-lib/aws-cognito';
import { identityMails } from '../model/identityMails';

const { signUp, invitation: invited } = identityMails.ja;

const verification: UserVerificationConfig = {
  emailSubject: signUp.subject,
  emailBody: signUp.lines.join('<br>'),
};
const invitation: UserInvitationConfig = {
  emailSubject: invited.subject,
  emailBody: invited.lines.join('<br>'),
};

/**
 * The texts of the mails that the Cognito user pool sends without its trigger CustomMessage, which has one for each
 * occasion and language.
 */
export const mailTexts = { verification, invitation };
