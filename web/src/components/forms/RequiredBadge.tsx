import { useTranslation } from 'react-i18next';
import styles from './RequiredBadge.module.css';

/** Shows 必須 (required) or 任意 (optional) next to the label of a form field. */
export function RequiredBadge({ required }: { required: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={required ? styles.required : styles.optional}>
      {required ? t('forms.required') : t('forms.optional')}
    </span>
  );
}
