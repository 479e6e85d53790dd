import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './DisclosureMenu.module.css';

interface DisclosureMenuProps {
  /** The name of the menu's button for screen readers. */
  label: string;
  button: ReactNode;
  children: ReactNode;
}

/**
 * A button that opens a short list of links. Escape, a click outside, moving the focus out of the list, and
 * navigation close it.
 */
export function DisclosureMenu({ label, button, children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => details.current?.removeAttribute('open');
  useEffect(close, [key]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={label} className={styles.button}>
        {button}
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
