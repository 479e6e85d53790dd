import i18next from 'i18next';
import type { Language } from '../../i18n/languages';

// The app waits for the language before it starts. What is loaded here must not import from the first bundle,
// because that has not been evaluated yet.
const loaders: Record<Exclude<Language, 'ja'>, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en')).en,
  de: async () => (await import('../../i18n/de')).de,
  fr: async () => (await import('../../i18n/fr')).fr,
};

/** Ends what the last language needed. */
let leave = () => {};

/**
 * Shows the app in another language, without storing the choice. Rejects when the texts cannot be loaded;
 * then the language stays the same. In other languages than Japanese, most texts that people have written stay
 * Japanese, and their elements say so.
 */
export async function showLanguage(language: Language) {
  let enter = () => () => {};
  if (language !== 'ja') {
    const { markJapanese } = await import('./markJapanese');
    enter = () => markJapanese(document.body, language);
    if (!i18next.hasResourceBundle(language, 'translation'))
      i18next.addResourceBundle(language, 'translation', await loaders[language]());
  }
  await i18next.changeLanguage(language);
  leave();
  document.documentElement.lang = language;
  leave = enter();
}
