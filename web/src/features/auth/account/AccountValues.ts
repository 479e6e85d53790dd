import { isMailedOn } from '../../../../../model/isMailedOn';
import { type MailTopic, mailTopics } from '../../../../../model/mailTopics';

/** The fields of the form on /user/edit-account. */
export interface AccountValues {
  /** The person's name until they have a profile: the Cognito attribute `custom:name`. */
  name: string | null;
  /** The topics about which the person gets mail, in the order of `mailTopics`. */
  mailedOn: MailTopic[];
}

/**
 * Returns the topics about which a person gets mail according to their stored choice; all topics when it is
 * null.
 */
export const readMailedOn = (stored: readonly MailTopic[] | null | undefined): MailTopic[] =>
  mailTopics.filter((topic) => isMailedOn(topic, stored));

/**
 * Converts chosen mail topics into the value to store. If all topics are chosen, the value is null, so that
 * topics that are added later are included too.
 */
export const toStoredMailedOn = (chosen: readonly MailTopic[]): readonly MailTopic[] | null =>
  chosen.length === mailTopics.length ? null : chosen;
