import { useTranslation } from 'react-i18next';
import { capCount } from '../../lib/format/capCount';
import type { MenuEntry } from './MenuEntry';
import styles from './MenuLink.module.css';

interface MenuLabelProps extends Pick<MenuEntry, 'icon' | 'label'> {
  /** The number of unread messages. */
  badge?: number;
}

/** The icon of a menu entry with the number of unread messages, and its name. */
export function MenuLabel({ icon: Icon, label, badge = 0 }: MenuLabelProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {badge > 0 && (
          <span className={styles.badge} data-count aria-hidden>
            {capCount(badge)}
          </span>
        )}
      </span>
      <span className={styles.label}>{t(label)}</span>
      {badge > 0 && <span className={styles.hidden}>{t('shell.unread', { n: badge })}</span>}
    </>
  );
}
