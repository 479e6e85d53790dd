/** The languages of the app, each by its own name. Japanese is the default. */
export const languages = { ja: '日本語', en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);
