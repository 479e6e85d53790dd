import type { MailTopic } from './mailTopics';

/**
 * Returns whether a person wants mail about a topic. `mailedOn` contains the topics that the person has
 * chosen; a person who has not chosen any topics yet gets mail about all of them.
 */
export const isMailedOn = (topic: MailTopic, mailedOn: unknown): boolean =>
  !Array.isArray(mailedOn) || mailedOn.includes(topic);
