/**
 * The topics about which Enishi sends mail, apart from mails about a person's account (decision T44). People
 * choose which of them they want.
 */
export const mailTopics = ['MESSAGE', 'APPLICATION', 'NEWS'] as const;

export type MailTopic = (typeof mailTopics)[number];
