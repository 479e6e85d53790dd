import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/TextKey';

export interface MenuEntry {
  path: string;
  label: TextKey;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /**
   * True for an entry that the product specification names. Such entries come first, in the order of the
   * specification, and a dividing line after them.
   */
  named?: boolean;
}
