import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/TextKey';

export interface MenuEntry {
  path: string;
  label: TextKey;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Named in the specification: always listed, in this order. Other entries are listed when their screens exist. */
  named?: boolean;
}
