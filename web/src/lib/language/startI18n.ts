import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ja } from '../../i18n/ja';
import { i18nOptions } from './i18nOptions';
import { showLanguage } from './showLanguage';
import { storedLanguage } from './storedLanguage';

/**
 * Initializes i18next with Japanese, then loads and shows the language that the person has chosen on this
 * device. If its texts cannot be loaded, the language stays Japanese. Follows the choices of other tabs.
 */
export async function startI18n() {
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'ja',
    resources: { ja: { translation: ja } },
  });
  const chosen = storedLanguage.get();
  storedLanguage.mirror();
  if (chosen !== 'ja') await showLanguage(chosen).catch(() => undefined);
  storedLanguage.onOtherTab(() => void showLanguage(storedLanguage.get()).catch(() => undefined));
}
