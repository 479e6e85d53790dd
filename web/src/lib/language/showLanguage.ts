import i18next from 'i18next';
import type { Language } from '../../i18n/languages';

/** Ends what the last language needed. */
let leave = () => {};

/**
 * Shows the app in another language, without storing the choice. Rejects when the texts cannot be loaded;
 * then the language stays the same.
 */
export async function showLanguage(language: Language) {
  const enter = language === 'ja' ? null : await (await import('./showOther')).showOther(language);
  if (!enter) await i18next.changeLanguage('ja');
  leave();
  document.documentElement.lang = language;
  leave = enter?.() ?? (() => {});
}
