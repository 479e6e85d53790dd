import { personal } from '../../lib/storage/personal';
import { entryKinds } from './entryKinds';
import type { PaletteEntry } from './PaletteEntry';

const KEY = 'palette';
const MOST = 8;

function isEntry(value: unknown): value is PaletteEntry {
  const { kind, path, label, detail } = (value ?? {}) as Partial<Record<keyof PaletteEntry, unknown>>;
  return (
    entryKinds.some((each) => each === kind) &&
    typeof path === 'string' &&
    path.startsWith('/admin') &&
    typeof label === 'string' &&
    typeof detail === 'string'
  );
}

/**
 * The entries that the person has chosen in the command palette on this device, at most eight, newest first.
 * They are forgotten when the person signs out.
 */
export const recentEntries = {
  get(): PaletteEntry[] {
    const kept = personal.read(KEY);
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST) : [];
  },
  note(entry: PaletteEntry): void {
    const others = recentEntries.get().filter(({ path }) => path !== entry.path);
    personal.write(KEY, [entry, ...others].slice(0, MOST));
  },
};
