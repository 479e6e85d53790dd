import i18next from 'i18next';
import { translations } from '../../generated/translations';
import type { Language } from '../../i18n/languages';

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
      i18next.addResourceBundle(language, 'translation', await translations[language]());
  }
  await i18next.changeLanguage(language);
  leave();
  document.documentElement.lang = language;
  leave = enter();
}
