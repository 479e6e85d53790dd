import { useTranslation } from 'react-i18next';
import styles from './RequiredBadge.module.css';

interface RequiredBadgeProps {
  required: boolean;
  /** A text in place of 必須 or 任意, for a field that must have a value only for a later action: 公開に必須. */
  text?: string;
}

/** Shows 必須 (required) or 任意 (optional) next to the label of a form field. */
export function RequiredBadge({ required, text }: RequiredBadgeProps) {
  const { t } = useTranslation();
  return (
    <span className={required ? styles.required : styles.optional}>
      {text ?? (required ? t('forms.required') : t('forms.optional'))}
    </span>
  );
}
