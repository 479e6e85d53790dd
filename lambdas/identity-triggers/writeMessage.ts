import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { identityMails } from '../../model/identityMails';
import { mailLanguage } from '../../model/mailLanguage';
import { plainLine } from '../../model/plainLine';

const OCCASIONS = {
  CustomMessage_SignUp: 'signUp',
  CustomMessage_ResendCode: 'signUp',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_UpdateUserAttribute: 'email',
  CustomMessage_VerifyUserAttribute: 'email',
  CustomMessage_AdminCreateUser: 'invitation',
} as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** How the invitation addresses a person, and how it introduces the URL. */
const INVITED = {
  ja: { addressee: (name: string) => `${name} 様`, login: 'ログイン：' },
  en: { addressee: (name: string) => `Dear ${name},`, login: 'Sign in: ' },
  de: { addressee: (name: string) => `Guten Tag ${name},`, login: 'Anmelden: ' },
  fr: { addressee: (name: string) => `Bonjour ${name},`, login: 'Se connecter : ' },
  ko: { addressee: (name: string) => `${name} 님`, login: '로그인: ' },
} as const;

/**
 * Writes a mail of the user pool: its text depends on the occasion and on the person's language. An invitation also has
 * the name and the URL, which the function manage-accounts passes along; what others pass is ignored.
 */
export function writeMessage({ triggerSource, request, response }: CustomMessageTriggerEvent): void {
  const occasion = OCCASIONS[triggerSource as keyof typeof OCCASIONS];
  if (!occasion) return;
  const language = mailLanguage(request.userAttributes.locale);
  const { subject, lines } = identityMails[language][occasion];
  const texts = INVITED[language];
  const { name = '', url = '' } = occasion === 'invitation' ? (request.clientMetadata ?? {}) : {};
  const address = escapeHtml(encodeURI(url));
  const all = [
    ...(name ? [escapeHtml(texts.addressee(plainLine(name, 100)))] : []),
    ...lines,
    ...(url ? [`${texts.login}<a href="${address}">${address}</a>`] : []),
  ];
  response.emailSubject = subject;
  // Cognito replaces the placeholders, and refuses a text without them.
  response.emailMessage = all
    .join('<br>')
    .replaceAll('{####}', request.codeParameter)
    .replaceAll('{username}', request.usernameParameter ?? '');
}
