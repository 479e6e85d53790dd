import { enums, type EnumValue } from './enums';

export type MailTopic = EnumValue<'MailTopic'>;

/** The topics about which Enishi mails people, besides their account (decision T44). */
export const mailTopics: readonly MailTopic[] = enums.MailTopic;
