import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { useIsNarrow } from '../../lib/useIsNarrow';
import styles from './OfWidth.module.css';

interface OfWidthProps extends PropsWithChildren {
  /** `narrow` for what only telephones show, `wide` for what they do not. */
  width: 'narrow' | 'wide';
}

const never = () => () => undefined;

/**
 * Returns false while the app takes over a page that the site has rendered, which knows neither the window nor the person;
 * true from then on, and for everything that the app renders itself.
 */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
