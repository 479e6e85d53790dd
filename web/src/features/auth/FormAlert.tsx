import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/TextKey';
import styles from './FormAlert.module.css';

/** Shows an error text of a form, usually why its last request failed. Renders nothing for null. */
export function FormAlert({ text }: { text: TextKey | null }) {
  const { t } = useTranslation();
  return text && <Alert className={styles.alert} type="error" showIcon title={t(text)} />;
}
