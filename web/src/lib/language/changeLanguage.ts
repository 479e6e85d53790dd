import type { Language } from '../../i18n/languages';
import { showLanguage } from './showLanguage';
import { storedLanguage } from './storedLanguage';

/**
 * Changes the language of the app and stores the choice on this device. Rejects when the texts cannot be
 * loaded; then the language stays the same.
 */
export async function changeLanguage(language: Language) {
  await showLanguage(language);
  storedLanguage.set(language);
}
