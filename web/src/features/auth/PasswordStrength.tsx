import { useTranslation } from 'react-i18next';
import { PasswordLimits } from '../../../../model/limits/PasswordLimits';
import styles from './PasswordStrength.module.css';
import { ratePassword } from './ratePassword';

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
