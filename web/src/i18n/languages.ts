/** The languages of the app, each by its own name. Japanese is the default. */
export const languages = {
  ja: '日本語',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ko: '한국어',
} as const;

/**
 * The languages whose texts may be missing, alone or as a whole file: the app then shows the Japanese ones, and
 * `npm run codegen` says what is missing.
 */
export const partialLanguages = ['ko'] as const satisfies readonly (keyof typeof languages)[];

export type Language = keyof typeof languages;
export type PartialLanguage = (typeof partialLanguages)[number];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);
