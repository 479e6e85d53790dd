import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/TextKey';

export interface MenuEntry {
  path: string;
  label: TextKey;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /**
   * True for entries that the specification names. They are always listed, in its order; others are listed
   * only when their screen exists.
   */
  named?: boolean;
}
