import { type RefObject, useEffect, useRef } from 'react';

const isWatched = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Calls `onSeen` with the ids of messages that the person has seen: elements with the attribute `data-unread`
 * that were at least half visible in `pane` while the window had the focus. Each id is reported once.
 * @param unread the ids of all unread messages, joined to one string; a new value makes the hook look up the
 * elements again
 */
export function useVisible(
  pane: RefObject<HTMLElement | null>,
  unread: string,
  onSeen: (ids: readonly string[]) => void,
) {
  const reported = useRef(new Set<string>());
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  }, [onSeen]);
  useEffect(() => {
    const root = pane.current;
    if (!root || unread === '') return;
    const visible = new Set<string>();
    const report = () => {
      if (!isWatched()) return;
      const ids = [...visible].filter((id) => !reported.current.has(id));
      ids.forEach((id) => reported.current.add(id));
      if (ids.length > 0) callback.current(ids);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['unread'] ?? '';
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        report();
      },
      { root, threshold: 0.5 },
    );
    for (const element of root.querySelectorAll('[data-unread]')) observer.observe(element);
    window.addEventListener('focus', report);
    document.addEventListener('visibilitychange', report);
    return () => {
      observer.disconnect();
      window.removeEventListener('focus', report);
      document.removeEventListener('visibilitychange', report);
    };
  }, [pane, unread]);
}
