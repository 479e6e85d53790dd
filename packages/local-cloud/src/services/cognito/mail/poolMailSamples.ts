import type { MailSample } from '../../mail/MailSample';
import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import { fillTemplate } from './fillTemplate';
import { mailOccasions } from './mailOccasions';

/**
 * Returns an example of each mail that the user pool sends, with the occasions on which it does. What a trigger
 * CustomMessage would say instead is not in it.
 */
export function poolMailSamples(configuration: UserPoolConfiguration): MailSample[] {
  const sample = (kind: 'verificationMail' | 'invitationMail', code: string): MailSample => ({
    ...fillTemplate(configuration[kind], 'yui@example.com', code),
    occasions: Object.entries(mailOccasions).flatMap(([occasion, sent]) => (sent === kind ? [occasion] : [])),
  });
  return [sample('verificationMail', '123456'), sample('invitationMail', 'Enishi-2026')];
}
