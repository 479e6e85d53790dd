import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './ActionButton.module.css';

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for what the page is for, once; `text` for what is seldom wanted. */
  look?: 'primary' | 'plain' | 'text';
  size?: 'small' | 'large';
  icon?: ReactNode;
}

/** A button for pages that visitors see first: it looks like the library's and needs none of it. */
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
