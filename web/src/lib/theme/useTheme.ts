import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore';

/** Returns the display settings of this device. The component renders again when they change. */
export const useTheme = () => useSyncExternalStore(themeStore.subscribe, themeStore.get, themeStore.get);
