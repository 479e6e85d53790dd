import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import styles from './PaletteButton.module.css';

const hasCommandKey = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * The button in the top bar that opens the command palette. It shows the shortcut, such as ⌘K; on phones,
 * it shows only an icon.
 */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      look="bare"

      className={styles.button}
      aria-label={t('palette.open')}
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <SearchOutlined aria-hidden />
      <span className={styles.label} aria-hidden>
        {t('palette.open')}
        <kbd className={styles.keys}>{hasCommandKey() ? '⌘K' : 'Ctrl K'}</kbd>
      </span>
    </Button>
  );
}
