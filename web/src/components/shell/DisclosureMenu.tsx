import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './DisclosureMenu.module.css';
import { placeBelow } from './placeBelow';

interface DisclosureMenuProps {
  /** The name of the menu's button for screen readers. */
  label: string;
  button: ReactNode;
  /** True inside an element that would cut the list off, such as a table that scrolls sideways. */
  isFloating?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a short list of links and buttons. Escape, pressing one of its buttons, a click outside,
 * moving the focus out of the list, and navigation close it. A button with `data-stays` leaves it open.
 */
export function DisclosureMenu({ label, button, isFloating = false, children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const close = () => details.current?.removeAttribute('open');
  const closeAndFocus = () => {
    // A button may have moved the focus itself, for example into a text field.
    const hasFocus = details.current?.contains(document.activeElement);
    close();
    if (hasFocus) details.current?.querySelector('summary')?.focus();
  };
  useEffect(close, [key]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    if (isFloating) document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', close, true);
    };
  }, [isFloating]);
  return (
    <details
      ref={details}
      className={styles.menu}
      onToggle={() => {
        if (isFloating && details.current?.open) placeBelow(sheet.current!, details.current);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current?.open) closeAndFocus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={label} className={styles.button}>
        {button}
      </summary>
      <div
        ref={sheet}
        className={styles.sheet}
        // Visible once it is in its place.
        style={isFloating ? { visibility: 'hidden' } : undefined}
        onClick={({ target }) => {
          if ((target as Element).closest('button:not([data-stays])')) closeAndFocus();
        }}
      >
        {children}
      </div>
    </details>
  );
}
