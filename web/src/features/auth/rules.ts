import type { TFunction } from 'i18next';
import type { FormRule } from 'antd';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';

/** The form rules of the screens before signing in, with their messages. */
export const rules = {
  email: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.emailRequired') },
    { type: 'email', message: t('auth.emailInvalid') },
  ],
  /** For signing in: no rule but that it is given. */
  password: (t: TFunction): FormRule[] => [{ required: true, message: t('auth.passwordRequired') }],
  /** For a new password: length is the only rule. */
  newPassword: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.passwordRequired') },
    { min: PasswordLimits.minLength, message: t('auth.passwordShort') },
  ],
  sameAs: (field: string, t: TFunction): FormRule[] => [
    { required: true, message: t('auth.passwordAgainRequired') },
    ({ getFieldValue }) => ({
      validator: (_rule, value: string) =>
        !value || value === getFieldValue(field)
          ? Promise.resolve()
          : Promise.reject(new Error(t('auth.passwordDiffers'))),
    }),
  ],
  code: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.codeRequired') },
    { pattern: /^\d{6}$/, message: t('auth.codeRequired') },
  ],
};
