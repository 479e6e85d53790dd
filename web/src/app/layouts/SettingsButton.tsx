import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { useTranslation } from 'react-i18next';
import styles from './barButton.module.css';

export function SettingsButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.round} aria-label={t('shell.settings.title')} onClick={onClick}>
      <SettingOutlined aria-hidden />
    </button>
  );
}
