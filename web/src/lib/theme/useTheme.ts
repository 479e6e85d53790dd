import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore';

/** The chosen theme; re-renders when it changes. */
export const useTheme = () => useSyncExternalStore(themeStore.subscribe, themeStore.get);
