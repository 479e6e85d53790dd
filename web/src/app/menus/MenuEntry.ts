import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/TextKey';

export interface MenuEntry {
  path: string;
  label: TextKey;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The specification names it: it always stands, in its order. The others appear with their screens. */
  named?: boolean;
}
