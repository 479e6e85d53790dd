import type { Language } from '../../i18n/languages';
import { showLanguage } from './showLanguage';
import { storedLanguage } from './storedLanguage';

/** Switches the language and remembers it. Rejects when the texts cannot be loaded; then nothing changes. */
export async function changeLanguage(language: Language) {
  await showLanguage(language);
  storedLanguage.set(language);
}
