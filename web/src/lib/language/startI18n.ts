import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';
import { ja } from '../../i18n/ja';
import { changeLanguage } from './changeLanguage';
import { showLanguage } from './showLanguage';
import { storedLanguage } from './storedLanguage';

/**
 * Initializes i18next with Japanese, then loads and shows the language that the person has chosen on this
 * device. If its texts cannot be loaded, the language stays Japanese. Follows the choices of other tabs.
 */
export async function startI18n() {
  await i18next.use(initReactI18next).init({
    lng: 'ja',
    fallbackLng: 'ja',
    resources: { ja: { translation: ja } },
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        passwordLength: PasswordLimits.minLength,
        passwordMaximum: PasswordLimits.maxLength,
      },
    },
    returnNull: false,
  });
  const chosen = storedLanguage.get();
  if (chosen !== 'ja') await changeLanguage(chosen).catch(() => undefined);
  storedLanguage.onOtherTab(() => void showLanguage(storedLanguage.get()).catch(() => undefined));
}
