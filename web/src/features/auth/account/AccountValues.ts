import { isMailedOn } from '../../../../../model/isMailedOn';
import { type MailTopic, mailTopics } from '../../../../../model/mailTopics';

/** What the form on /user/edit-account changes. */
export interface AccountValues {
  /** The Cognito attribute `custom:name`. */
  name: string | null;
  /** The topics about which the person is mailed, in the order of the model. */
  mailedOn: MailTopic[];
}

/** Returns the topics that a stored choice stands for; without a choice these are all. */
export const readMailedOn = (stored: readonly MailTopic[] | null | undefined): MailTopic[] =>
  mailTopics.filter((topic) => isMailedOn(topic, stored));

/** Returns a choice as it is stored: null when it contains everything, so that it also contains later topics. */
export const toStoredMailedOn = (chosen: readonly MailTopic[]): readonly MailTopic[] | null =>
  chosen.length === mailTopics.length ? null : chosen;
