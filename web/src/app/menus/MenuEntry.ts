import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/TextKey';

export interface MenuEntry {
  path: string;
  label: TextKey;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /**
   * True for an entry that the product specification names. Such an entry is always listed, in the order of
   * the specification. Any other entry is listed only when its screen exists.
   */
  named?: boolean;
}
