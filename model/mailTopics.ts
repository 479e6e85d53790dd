import { enums, type EnumValue } from './enums';

export type MailTopic = EnumValue<'MailTopic'>;

/**
 * The topics about which Enishi sends mail, apart from mails about a person's account (decision T44). People
 * choose which of them they want.
 */
export const mailTopics: readonly MailTopic[] = enums.MailTopic;
