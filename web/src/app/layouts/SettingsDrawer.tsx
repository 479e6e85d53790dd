import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DisplaySettings } from '../../components/settings/DisplaySettings';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { paths } from '../../lib/paths';
import { AntdTheme } from '../../lib/theme/AntdTheme';
import { useEndSide } from '../../lib/theme/useEndSide';
import styles from './SettingsDrawer.module.css';

interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The drawer for the display settings of this device. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const { t } = useTranslation();
  const endSide = useEndSide();
  const isSignedIn = useSignedIn() !== null;
  return (
    <AntdTheme>
      <Drawer title={t('shell.settings.title')} open={open} onClose={onClose} placement={endSide} size={340}>
        <DisplaySettings />
        <p className={styles.note}>{t('shell.settings.note')}</p>
        {isSignedIn && (
          <p className={styles.elsewhere}>
            <Link to={paths.editAccount} onClick={onClose}>
              {t('shell.menu.account')}
            </Link>
          </p>
        )}
      </Drawer>
    </AntdTheme>
  );
}
