import { languageCookie } from '../../../../model/languageCookie';
import { isLanguage, type Language } from '../../i18n/languages';
import { stored } from '../storage/stored';

const KEY = 'i18nextLng';
const YEAR = 365 * 86_400;

/**
 * The language that the person has chosen on this device. A value that is not a known language counts as
 * Japanese.
 */
export const storedLanguage = {
  get(): Language {
    const language = stored.device.get(KEY);
    return isLanguage(language) ? language : 'ja';
  },
  set(language: Language) {
    stored.device.set(KEY, language);
    storedLanguage.mirror();
  },
  /** Repeats the choice in a cookie, in which the site reads the language of public pages. Japanese needs none. */
  mirror() {
    const language = storedLanguage.get();
    const age = language === 'ja' ? 0 : YEAR;
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${age}; samesite=lax`;
  },
  /** Calls `changed` when another tab chooses a language. Returns a function that ends these calls. */
  onOtherTab: (changed: () => void) => stored.onOtherTab(KEY, changed),
};
