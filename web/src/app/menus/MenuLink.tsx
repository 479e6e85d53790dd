import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { toast } from '../../lib/toast/toast';
import { MenuLabel } from './MenuLabel';
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
export function MenuLink({ item, disabled, badge }: MenuLinkProps) {
  const { t } = useTranslation();
  const reason = item.exists ? disabled : t('shell.disabled.preparing');
  const content = <MenuLabel icon={item.icon} label={item.label} badge={reason === undefined ? badge : 0} />;
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
