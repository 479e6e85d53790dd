import { useEffect, useState } from 'react';

/** The part of the window, below the bars at its top, in which a section counts as in view. */
const MARGIN = '-140px 0px -60% 0px';

/**
 * Returns the id of the first of the sections that are in the upper part of the window. While there is none, it is the
 * last that was there, null at first.
 */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(' ');
  useEffect(() => {
    const inOrder = joined.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent((former) => inOrder.find((id) => inView.has(id)) ?? former);
      },
      { rootMargin: MARGIN },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
