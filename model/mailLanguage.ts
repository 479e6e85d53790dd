export const mailLanguages = ['ja', 'en', 'de', 'fr', 'ko'] as const;

export type MailLanguage = (typeof mailLanguages)[number];

/**
 * Returns the language of a person's mails, from the user attribute `locale` of the pool, which the app keeps up to
 * date. Japanese if it is missing or another.
 */
export const mailLanguage = (locale: unknown): MailLanguage =>
  mailLanguages.find((language) => `${locale}`.slice(0, 2).toLowerCase() === language) ?? 'ja';
