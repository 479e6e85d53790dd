import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** The icon for each kind of banner, drawn in a box of 20 × 20 pixels. */
const signs = {
  info: 'M10 2.5a7.5 7.5 0 1 1-.1 0M10 9v4.5M10 6.2v.1',
  done: 'M10 2.5a7.5 7.5 0 1 1-.1 0M6.5 10.2l2.4 2.4l4.6-5',
  waiting: 'M10 2.5a7.5 7.5 0 1 1-.1 0M10 5.8V10l3 1.8',
  danger: 'M10 2.8L18 17H2ZM10 8v4M10 14.4v.1',
};

interface BannerProps {
  tone?: keyof typeof signs;
  /** The text of the banner: one or two sentences. */
  children: ReactNode;
  action?: ReactNode;
  /**
   * True when screen readers should read the banner at once. Otherwise they read it when they have finished
   * the current sentence.
   */
  isUrgent?: boolean;
}

/**
 * A notice above a part of the page. An icon shows its kind, so that people need not recognize the colour.
 */
export function Banner({ tone = 'info', children, action, isUrgent = false }: BannerProps) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={`${styles.banner} ${styles[tone]}`}>
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden>
        <path d={signs[tone]} />
      </svg>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
