import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Lines.module.css';

/**
 * The distance from the visible area within which messages are rendered. Used as the `rootMargin` of an
 * IntersectionObserver.
 */
const MARGIN = '1500px 0px';

interface ChunkProps {
  pane: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}

/**
 * Renders a group of messages only while it is near the visible area. Otherwise an empty box of the same
 * height takes its place, so that long conversations stay fast.
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
