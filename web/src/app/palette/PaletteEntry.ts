import type { entryKinds } from './entryKinds';

/** One line of the command palette, which leads to a screen. */
export interface PaletteEntry {
  kind: (typeof entryKinds)[number];
  /** The path of the screen. No two entries have the same. */
  path: string;
  label: string;
  /** What distinguishes entries with the same label, such as the organization of a job; empty if nothing does. */
  detail: string;
}
