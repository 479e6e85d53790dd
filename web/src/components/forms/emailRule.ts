import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { normalizeEmail } from '../../lib/normalizeEmail';

/**
 * The rule for an email. It accepts full-width letters and spaces around; the form sends what
 * `normalizeEmail` returns.
 */
export const emailRule = (t: TFunction): FormRule => ({
  type: 'email',
  message: t('forms.emailInvalid'),
  transform: (value: unknown) => (typeof value === 'string' ? normalizeEmail(value) : value),
});
