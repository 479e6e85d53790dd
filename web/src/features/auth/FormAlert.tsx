import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/TextKey';
import styles from './FormAlert.module.css';

/**
 * Shows, above the submit button of a form, the text for the error with which Cognito refused the last
 * request.
 */
export function FormAlert({ text }: { text: TextKey | null }) {
  const { t } = useTranslation();
  return text && <Alert className={styles.alert} type="error" showIcon title={t(text)} />;
}
