import BellOutlined from '@ant-design/icons/BellOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { capCount } from '../../lib/format/capCount';
import bar from '../layouts/barButton.module.css';
import styles from './NoticesButton.module.css';

interface NoticesButtonProps {
  /** How many of the newest notices are unread. */
  unread: number;
  onClick: () => void;
}

/** The bell in the top bar, with the number of unread notices. */
export function NoticesButton({ unread, onClick }: NoticesButtonProps) {
  const { t } = useTranslation();
  const label = unread > 0 ? t('shell.notices.unread', { n: unread }) : t('shell.notices.title');
  return (
    <Button look="bare" className={bar.round} aria-label={label} onClick={onClick}>
      <BellOutlined aria-hidden />
      {unread > 0 && (
        <span className={styles.badge} data-count aria-hidden>
          {capCount(unread)}
        </span>
      )}
    </Button>
  );
}
