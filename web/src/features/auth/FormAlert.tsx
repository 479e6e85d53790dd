import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/TextKey';
import styles from './FormAlert.module.css';

/** Shows the error with which Cognito refused a request, above the button that sent it. */
export function FormAlert({ text }: { text: TextKey | null }) {
  const { t } = useTranslation();
  return text && <Alert className={styles.alert} type="error" showIcon title={t(text)} />;
}
