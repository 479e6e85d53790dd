import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside the pane messages are still drawn. */
const MARGIN = '1500px 0px';

interface ChunkProps {
  pane: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}

/** A part of the thread that is drawn only near the pane; elsewhere an empty box keeps its height. */
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
    <div ref={box} style={{ height }}>
      {height === undefined && children()}
    </div>
  );
}
