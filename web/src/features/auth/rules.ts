import type { TFunction } from 'i18next';
import type { FormRule } from 'antd';
import { emailRule } from '../../components/forms/emailRule';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';

/**
 * For a field that has the focus from the beginning, in milliseconds: the message that appears when it is left would
 * otherwise move the control that is being pressed.
 */
export const afterPress = 250;

/**
 * Validation rules with their error messages, for the forms of signing in, registering, resetting a password
 * and changing account data.
 */
export const rules = {
  email: (t: TFunction): FormRule[] => [{ required: true, message: t('auth.emailRequired') }, emailRule(t)],
  /** The rule for an existing password: it must not be empty. */
  password: (t: TFunction): FormRule[] => [{ required: true, message: t('auth.passwordRequired') }],
  /**
   * The rules for a new password: the number of its characters, which can be of any kind. Cognito refuses
   * spaces at its ends.
   */
  newPassword: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.passwordRequired') },
    { min: PasswordLimits.minLength, message: t('auth.passwordShort') },
    { max: PasswordLimits.maxLength, message: t('auth.identity.passwordLong') },
    { pattern: new RegExp(PasswordLimits.pattern), message: t('auth.identity.passwordSpaces') },
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
  /** Returns the rule that a value must differ from the value of another field. */
  differsFrom: (field: string, message: string): FormRule[] => [
    ({ getFieldValue }) => ({
      validator: (_rule, value: string) =>
        value && value === getFieldValue(field) ? Promise.reject(new Error(message)) : Promise.resolve(),
    }),
  ],
  code: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.codeRequired') },
    { pattern: /^\d{6}$/, message: t('auth.codeRequired') },
  ],
};
