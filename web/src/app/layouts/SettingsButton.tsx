import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import styles from './barButton.module.css';

export function SettingsButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button look="bare" className={styles.round} aria-label={t('shell.settings.title')} onClick={onClick}>
      <SettingOutlined aria-hidden />
    </Button>
  );
}
