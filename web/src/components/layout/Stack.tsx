import { createElement, type CSSProperties } from 'react';
import styles from './Layout.module.css';
import type { LayoutProps } from './LayoutProps';
import { toGap } from './toGap';

interface StackProps extends LayoutProps {
  direction?: 'column';
  /** Whether what does not fit continues in the next line. */
  wrap?: boolean;
  justify?: CSSProperties['justifyContent'];
}

/** Things in a line or, with `direction="column"`, in a column. Each is as large as its content. */
export function Stack({ as = 'div', gap, direction, wrap, align, justify, ...rest }: StackProps) {
  const style: CSSProperties = {
    gap: toGap(gap),
    flexDirection: direction,
    flexWrap: wrap ? 'wrap' : undefined,
    alignItems: align,
    justifyContent: justify,
  };
  return createElement(as, { ...rest, className: `${styles.stack} ${rest.className ?? ''}`, style });
}
