import { PasswordLimits } from '../../../../model/limits/PasswordLimits';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/**
 * Rates a password: 0 not accepted, 1 acceptable, 2 good, 3 strong. Length counts most; different kinds of
 * characters help.
 */
export function ratePassword(password: string): 0 | 1 | 2 | 3 {
  if (password.length < PasswordLimits.minLength || !new RegExp(PasswordLimits.pattern).test(password))
    return 0;
  if (new Set(password).size === 1) return 1;
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= 16 || (password.length >= 12 && mixed >= 3)) return 3;
  return password.length >= 12 || mixed >= 3 ? 2 : 1;
}
