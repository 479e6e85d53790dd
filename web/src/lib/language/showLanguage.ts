import i18next from 'i18next';
import type { Language } from '../../i18n/languages';

const loaders: Record<Exclude<Language, 'ja'>, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en')).en,
  de: async () => (await import('../../i18n/de')).de,
  fr: async () => (await import('../../i18n/fr')).fr,
};

/**
 * Shows the app in another language, without storing the choice. Rejects when the texts cannot be loaded;
 * then the language stays the same.
 */
export async function showLanguage(language: Language) {
  if (language !== 'ja' && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await loaders[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
