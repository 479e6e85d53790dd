import i18next from 'i18next';
import type { Language } from '../../i18n/languages';
import { markJapanese } from './markJapanese';

type Other = Exclude<Language, 'ja'>;

const loaders: Record<Other, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en')).en,
  de: async () => (await import('../../i18n/de')).de,
  fr: async () => (await import('../../i18n/fr')).fr,
};

/**
 * Shows the app in a language other than Japanese, in which most texts that people have written stay Japanese.
 * Rejects when the texts cannot be loaded; then the language stays the same. Resolves to a function that
 * begins to mark the Japanese texts and returns one that stops it.
 */
export async function showOther(language: Other): Promise<() => () => void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await loaders[language]());
  await i18next.changeLanguage(language);
  return () => markJapanese(document.body, language);
}
