import type { PropsWithChildren } from 'react';
import { useIsTakenOver } from '../../lib/served/useIsTakenOver';
import { useIsNarrow } from '../../lib/useIsNarrow';
import styles from './OfWidth.module.css';

interface OfWidthProps extends PropsWithChildren {
  /** `narrow` for what only telephones show, `wide` for what they do not. */
  width: 'narrow' | 'wide';
}

/**
 * Renders its children in windows of one width. A page that the site renders has both, of which the style sheet hides one,
 * so that neither appears late.
 */
export function OfWidth({ width, children }: OfWidthProps) {
  const isNarrow = useIsNarrow();
  const isMeasured = useIsTakenOver();
  if (isMeasured && isNarrow !== (width === 'narrow')) return null;
  return <div className={styles[width]}>{children}</div>;
}
