import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './ActionButton.module.css';

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * How the button looks: `primary` for the main action of a page, used once per page; `text` for a rarely
   * used action; `plain`, the default, for all others.
   */
  look?: 'primary' | 'plain' | 'text';
  size?: 'small' | 'large';
  icon?: ReactNode;
}

/**
 * A button that looks like Ant Design's but does not load Ant Design, so that screens without Ant Design can
 * use it.
 */
export function ActionButton({
  look = 'plain',
  size,
  icon,
  className = '',
  children,
  ...rest
}: ActionButtonProps) {
  const classes = [styles.button, styles[look], size && styles[size], className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes}>
      {icon}
      {children}
    </button>
  );
}
