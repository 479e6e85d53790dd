import { isLanguage, type Language } from '../../i18n/languages';
import { stored } from '../storage/stored';

const KEY = 'i18nextLng';

/** The language chosen on this device; an unknown value counts as Japanese. */
export const storedLanguage = {
  get(): Language {
    const language = stored.device.get(KEY);
    return isLanguage(language) ? language : 'ja';
  },
  set: (language: Language) => stored.device.set(KEY, language),
};
