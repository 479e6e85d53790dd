import LockOutlined from '@ant-design/icons/LockOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import type { ReactNode } from 'react';
import styles from './Visibility.module.css';

interface VisibilityProps {
  isVisible: boolean;
  /** Who sees it: 企業に公開, 非公開. */
  children: ReactNode;
  /** Makes it a switch. */
  onChange?: (isVisible: boolean) => void;
  /** What the switch is about: 職歴. */
  of?: string;
}

/** Who sees something: a lock, always with words. With `onChange` it is a switch. */
export function Visibility({ isVisible, children, onChange, of }: VisibilityProps) {
  const Icon = isVisible ? UnlockOutlined : LockOutlined;
  const content = (
    <>
      <Icon aria-hidden />
      <span>{children}</span>
    </>
  );
  if (!onChange) return <span className={styles.visibility}>{content}</span>;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isVisible}
      aria-label={of}
      className={`${styles.visibility} ${styles.switch}`}
      onClick={() => onChange(!isVisible)}
    >
      {content}
    </button>
  );
}
