import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore';

/** Returns the chosen display settings. The component renders again when they change. */
export const useTheme = () => useSyncExternalStore(themeStore.subscribe, themeStore.get);
