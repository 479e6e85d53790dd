import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore';

/** The chosen look, kept up to date. */
export const useTheme = () => useSyncExternalStore(themeStore.subscribe, themeStore.get);
