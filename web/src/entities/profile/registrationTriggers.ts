/** The answers to how a person got to know Enishi, which registration and the survey offer. */
export const registrationTriggers = ['search', 'sns', 'friend', 'media', 'event', 'other'] as const;
