import type { CSSProperties, HTMLAttributes, RefObject } from 'react';
import type { tokens } from '../../lib/theme/tokens';

type Space = 0 | (typeof tokens.space)[number];

/** What `Stack` and `Grid` have in common. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element, for example a list. */
  as?: 'div' | 'dl' | 'footer' | 'header' | 'li' | 'nav' | 'ol' | 'p' | 'section' | 'span' | 'ul';
  /** A space from the tokens, or one between rows and one between columns. */
  gap?: Space | readonly [rows: Space, columns: Space];
  align?: CSSProperties['alignItems'];
  ref?: RefObject<HTMLElement | null>;
}
