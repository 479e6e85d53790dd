import { stored } from '../storage/stored';
import { readStoredJson } from '../storage/readStoredJson';
import { applyTheme } from './applyTheme';
import { themeColors, themeDirections, themeModes, type ThemeSettings } from './themeChoices';

const KEY = 'settings';

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value =>
  values.find((known) => known === value) ?? (values[0] as Value);

/**
 * Reads the display settings stored on this device. Values that are unknown, for example from another
 * release, are replaced by the defaults.
 */
function restore(): ThemeSettings {
  const kept = (readStoredJson(KEY) ?? {}) as Partial<Record<keyof ThemeSettings, unknown>>;
  return {
    mode: oneOf(themeModes, kept.mode),
    direction: oneOf(themeDirections, kept.direction),
    color: oneOf(themeColors, kept.color),
    stretch: kept.stretch === true,
  };
}

let settings = restore();
const listeners = new Set<() => void>();

function show(shown: ThemeSettings) {
  settings = shown;
  applyTheme(settings);
  listeners.forEach((listener) => listener());
}

/** Holds the display settings of this device. A change is stored and applied to the page at once. */
export const themeStore = {
  get: () => settings,
  change(changed: Partial<ThemeSettings>) {
    stored.device.set(KEY, JSON.stringify({ ...settings, ...changed }));
    show({ ...settings, ...changed });
  },
  /** Applies the stored display settings with the given changes, without storing the changes. */
  preview: (changed: Partial<ThemeSettings>) => show({ ...restore(), ...changed }),
  /** Applies the choices of other tabs from now on. Returns a function that ends this. */
  followOtherTabs: () => stored.onOtherTab(KEY, () => show(restore())),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
