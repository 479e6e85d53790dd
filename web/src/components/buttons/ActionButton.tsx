import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './ActionButton.module.css';

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the main action of a page, used once; `text` for a rare action. */
  look?: 'primary' | 'plain' | 'text';
  size?: 'small' | 'large';
  icon?: ReactNode;
}

/** A button for pages that visitors see first: it looks like Ant Design's without loading it. */
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
