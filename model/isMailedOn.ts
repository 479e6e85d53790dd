import type { MailTopic } from './mailTopics';

/**
 * Returns whether a person wants mail about a topic. `mailedOn` is their stored choice; without one they are mailed about
 * everything.
 */
export const isMailedOn = (topic: MailTopic, mailedOn: unknown): boolean =>
  !Array.isArray(mailedOn) || mailedOn.includes(topic);
