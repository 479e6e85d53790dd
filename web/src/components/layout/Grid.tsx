import { createElement, type CSSProperties } from 'react';
import styles from './Layout.module.css';
import type { LayoutProps } from './LayoutProps';
import { toGap } from './toGap';

interface GridProps extends LayoutProps {
  /** The columns as in CSS; one by default. */
  columns?: string;
  /** The least width of a column in pixels. There are as many columns as fit, all of the same width. */
  min?: number;
  justify?: CSSProperties['justifyItems'];
}

/** Things below each other, or in columns. */
export function Grid({ as = 'div', gap, columns, min, align, justify, ...rest }: GridProps) {
  const style: CSSProperties = {
    gap: toGap(gap),
    gridTemplateColumns: min ? `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` : columns,
    alignItems: align,
    justifyItems: justify,
  };
  return createElement(as, { ...rest, className: `${styles.grid} ${rest.className ?? ''}`, style });
}
