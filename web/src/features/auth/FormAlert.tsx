import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/TextKey';
import styles from './FormAlert.module.css';

/** The error of the identity provider, above the button that sent the request. */
export function FormAlert({ text }: { text: TextKey | null }) {
  const { t } = useTranslation();
  return text && <Alert className={styles.alert} type="error" showIcon title={t(text)} />;
}
