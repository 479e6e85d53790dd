/**
 * The possible answers to the question how a person got to know Enishi, which the registration and the survey
 * ask.
 */
export const registrationTriggers = ['search', 'sns', 'friend', 'media', 'event', 'other'] as const;
