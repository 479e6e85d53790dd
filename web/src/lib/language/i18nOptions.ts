import type { InitOptions } from 'i18next';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';

/** What i18next is told in the browser and where public pages are rendered; the texts come from each. */
export const i18nOptions = {
  fallbackLng: 'ja',
  interpolation: {
    escapeValue: false,
    defaultVariables: {
      passwordLength: PasswordLimits.minLength,
      passwordMaximum: PasswordLimits.maxLength,
    },
  },
  returnNull: false,
} as const satisfies InitOptions;
