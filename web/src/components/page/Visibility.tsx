import LockOutlined from '@ant-design/icons/LockOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import type { ReactNode } from 'react';
import styles from './Visibility.module.css';

interface VisibilityProps {
  isVisible: boolean;
  /** The words that say who sees the information: 企業に公開 (visible to organizations), 非公開 (private). */
  children: ReactNode;
  /** Called with the new visibility. With this function, the label is a switch. */
  onChange?: (isVisible: boolean) => void;
  /** The name of what the switch makes visible or hides, for screen readers: 職歴 (work history). */
  of?: string;
}

/**
 * A label with a lock that says in words who sees a piece of information. With `onChange` it is a switch that
 * changes this, drawn as one in place of the lock, so that nobody takes it for a label.
 */
export function Visibility({ isVisible, children, onChange, of }: VisibilityProps) {
  if (!onChange) {
    const Icon = isVisible ? UnlockOutlined : LockOutlined;
    return (
      <span data-screen-only className={styles.visibility}>
        <Icon aria-hidden />
        <span>{children}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isVisible}
      aria-label={of}
      className={`${styles.visibility} ${styles.switch}`}
      onClick={() => onChange(!isVisible)}
    >
      <span className={styles.track} />
      <span>{children}</span>
    </button>
  );
}
