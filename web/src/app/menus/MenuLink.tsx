import { NavLink } from 'react-router-dom';
import { toast } from '../../lib/toast/toast';
import type { MenuEntry } from './MenuEntry';
import { MenuLabel } from './MenuLabel';
import styles from './MenuLink.module.css';

interface MenuLinkProps {
  item: MenuEntry;
  /** The reason why the link is disabled; undefined for an enabled link. */
  disabled?: string;
  /** The number of unread messages to show at the link. */
  badge?: number;
}

/** A menu entry. A disabled entry stays readable, and shows the reason when it is pressed. */
export function MenuLink({ item, disabled: reason, badge }: MenuLinkProps) {
  const content = <MenuLabel icon={item.icon} label={item.label} badge={reason === undefined ? badge : 0} />;
  if (reason === undefined) {
    return (
      <NavLink to={item.path} className={styles.link}>
        {content}
      </NavLink>
    );
  }
  const explain = () => toast.info(reason);
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
