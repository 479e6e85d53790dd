import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { capCount } from '../../lib/format/capCount';
import { toast } from '../../lib/toast/toast';
import styles from './MenuLink.module.css';
import type { MenuItem } from './useMenu';

interface MenuLinkProps {
  item: MenuItem;
  /** The reason why the link is disabled; undefined for an enabled link. */
  disabled?: string;
  /** The number of unread messages to show at the link. */
  badge?: number;
}

/** A menu entry. A disabled entry stays readable, and shows the reason when it is pressed. */
export function MenuLink({ item, disabled, badge = 0 }: MenuLinkProps) {
  const { t } = useTranslation();
  const Icon = item.icon;
  const reason = item.exists ? disabled : t('shell.disabled.preparing');
  const unread = reason === undefined ? badge : 0;
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {unread > 0 && (
          <span className={styles.badge} data-count aria-hidden>
            {capCount(unread)}
          </span>
        )}
      </span>
      <span className={styles.label}>{t(item.label)}</span>
      {unread > 0 && <span className={styles.hidden}>{t('shell.unread', { n: unread })}</span>}
    </>
  );
  if (reason === undefined) {
    return (
      <NavLink to={item.path} className={styles.link}>
        {content}
      </NavLink>
    );
  }
  const explain = () =>
    toast.info(item.exists ? reason : t('shell.disabled.notYet', { name: t(item.label) }));
  return (
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className={styles.link}
      title={reason}
      onClick={explain}
      onKeyDown={({ key }) => key === 'Enter' && explain()}
    >
      {content}
      <span className={styles.hidden}>{reason}</span>
    </span>
  );
}
