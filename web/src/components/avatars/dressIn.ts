import type { CSSProperties } from 'react';
import type { cloths } from '../../lib/theme/palettes';

/**
 * Returns the inline style that gives an element one of the traditional cloth colours: `--cloth-wash` for the
 * background, `--cloth-line` for patterns and `--cloth-ink` for letters.
 */
export const dressIn = (cloth: keyof typeof cloths): CSSProperties =>
  Object.fromEntries(
    ['wash', 'line', 'ink'].map((part) => [`--cloth-${part}`, `var(--enishi-cloth-${cloth}-${part})`]),
  );
