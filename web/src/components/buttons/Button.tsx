import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * How the button looks: `primary` for the main action of a page, used once per page; `text` for a rarely
   * used action; `link` for one within a text or a row; `bare` for one whose look is the `className` alone;
   * `plain`, the default, for all others.
   */
  look?: 'primary' | 'plain' | 'text' | 'link' | 'bare';
  size?: 'small' | 'large';
  icon?: ReactNode;
  /** Whether it deletes something or cannot be undone. */
  danger?: boolean;
  /** Whether it is as wide as what it is in. */
  block?: boolean;
  /** Whether its action is running. It keeps the focus, and ignores clicks until then. */
  loading?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** The one button of the app. It does not load Ant Design, so that guests' screens can afford it. */
export function Button(props: ButtonProps) {
  const { look = 'plain', size, icon, danger, block, loading, className = '', ...rest } = props;
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      data-look={look}
      data-size={size}
      data-danger={danger || undefined}
      data-block={block || undefined}
      data-square={(icon && !rest.children) || undefined}
      {...rest}
      className={`${styles.button} ${className}`}
      onClick={loading ? ignore : rest.onClick}
    >
      {!loading && icon}
      {rest.children}
    </button>
  );
}
