import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Lines.module.css';

/** How far outside the visible area messages are still rendered, as the margin of an IntersectionObserver. */
const MARGIN = '1500px 0px';

interface ChunkProps {
  pane: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}

/**
 * A group of messages that is rendered only near the visible area; elsewhere an empty box has its height. So
 * long conversations stay fast.
 */
export function Chunk({ pane, children }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setHeight(last.isIntersecting ? undefined : last.boundingClientRect.height);
      },
      { root: pane.current, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return (
    <div ref={box} className={styles.chunk} style={{ height }}>
      {height === undefined && children()}
    </div>
  );
}
