import { useEffect, useRef } from 'react';
import { delays } from '../../lib/settings/delays';
import { focusHeading } from './focusHeading';

/**
 * After a navigation, focuses the heading of the new page, so that screen readers announce it and Tab
 * continues from there. On screens with a field that has the props `takesFocus`, that field keeps the focus.
 */
export function useHeadingFocus(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), delays.headingFocus);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
