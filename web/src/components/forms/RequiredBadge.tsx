import { useTranslation } from 'react-i18next';
import styles from './RequiredBadge.module.css';

/** 必須 or 任意, next to a label. */
export function RequiredBadge({ required }: { required: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={required ? styles.required : styles.optional}>
      {required ? t('auth.required') : t('auth.optional')}
    </span>
  );
}
