import { isLanguage, type Language } from '../../i18n/languages';
import { stored } from '../storage/stored';

const KEY = 'i18nextLng';

/**
 * The language that the person has chosen on this device. A value that is not a known language counts as
 * Japanese.
 */
export const storedLanguage = {
  get(): Language {
    const language = stored.device.get(KEY);
    return isLanguage(language) ? language : 'ja';
  },
  set: (language: Language) => stored.device.set(KEY, language),
  /** Calls `changed` when another tab chooses a language. Returns a function that ends these calls. */
  onOtherTab: (changed: () => void) => stored.onOtherTab(KEY, changed),
};
