import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './DisclosureMenu.module.css';

interface DisclosureMenuProps {
  /** The name of the menu's button for screen readers. */
  label: string;
  button: ReactNode;
  /**
   * Places the list in the window, such as placeBelow. Needed inside an element that would cut the list off, such
   * as a table that scrolls sideways.
   */
  place?: (list: HTMLElement, button: HTMLElement) => void;
  children: ReactNode;
}

/**
 * A button that opens a short list of links and buttons. Escape, pressing one of its buttons, a click outside,
 * moving the focus out of the list, and navigation close it.
 */
export function DisclosureMenu({ label, button, place, children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => details.current?.removeAttribute('open');
  useEffect(close, [key]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    if (place) document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', close, true);
    };
  }, [place]);
  const closeAndFocus = () => {
    // A button may have moved the focus itself, for example into a text field.
    if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus();
    close();
  };
  return (
    <details
      ref={details}
      className={styles.menu}
      onToggle={({ currentTarget: menu }) => {
        if (menu.open) place?.(menu.lastElementChild as HTMLElement, menu);
      }}
      onKeyDown={({ key: pressed, currentTarget: { open } }) => {
        if (pressed === 'Escape' && open) closeAndFocus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={label} className={styles.button}>
        {button}
      </summary>
      <div
        className={styles.sheet}
        // Visible once it is in its place.
        style={place && { visibility: 'hidden' }}
        onClick={({ target }) => {
          if ((target as Element).closest('button')) closeAndFocus();
        }}
      >
        {children}
      </div>
    </details>
  );
}
