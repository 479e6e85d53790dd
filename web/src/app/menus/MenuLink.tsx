import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './MenuLink.module.css';
import type { MenuItem } from './useMenu';

interface MenuLinkProps {
  item: MenuItem;
  /** The reason why the link is disabled; undefined for an enabled link. */
  disabled?: string;
  /** The number of unread messages to show at the link. */
  badge?: number;
}

/** The link of a menu entry. A disabled link stays readable and shows why it is disabled. */
export function MenuLink({ item, disabled, badge = 0 }: MenuLinkProps) {
  const { t } = useTranslation();
  const Icon = item.icon;
  const reason = item.exists ? disabled : t('shell.disabled.preparing');
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {badge > 0 && (
          <span className={styles.badge} aria-hidden>
            {badge > 99 ? '99+' : badge}
          </span>
        )}
      </span>
      <span className={styles.label}>{t(item.label)}</span>
      {badge > 0 && <span className={styles.hidden}>{t('shell.unread', { n: badge })}</span>}
    </>
  );
  if (reason === undefined) {
    return (
      <NavLink to={item.path} className={styles.link}>
        {content}
      </NavLink>
    );
  }
  return (
    <span role="link" aria-disabled="true" tabIndex={0} className={styles.link} title={reason}>
      {content}
      <span className={styles.hidden}>{reason}</span>
    </span>
  );
}
