import { useTranslation } from 'react-i18next';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';
import styles from './PasswordStrength.module.css';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/**
 * Rates a password: 0 not accepted, 1 acceptable, 2 good, 3 strong. Length counts most; different kinds of
 * characters help.
 */
function ratePassword(password: string): 0 | 1 | 2 | 3 {
  if (password.length < PasswordLimits.minLength || !new RegExp(PasswordLimits.pattern).test(password))
    return 0;
  if (new Set(password).size === 1) return 1;
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= 16 || (password.length >= 12 && mixed >= 3)) return 3;
  return password.length >= 12 || mixed >= 3 ? 2 : 1;
}

/**
 * Shows how strong the typed password is. This is only a hint: a weak password is accepted too if it is long
 * enough.
 */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  const missing = PasswordLimits.minLength - password.length;
  const strength = ratePassword(password);
  return (
    <span className={styles.strength} data-strength={strength}>
      <meter min={0} max={3} value={strength} aria-label={t('auth.strength.label')} />
      {missing > 0
        ? t('auth.strength.short', { n: missing })
        : strength === 0
          ? t('auth.identity.passwordSpaces')
          : t(`auth.strength.${strength === 3 ? 'strong' : strength === 2 ? 'good' : 'fair'}`)}
    </span>
  );
}
