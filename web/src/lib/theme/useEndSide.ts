import { useTheme } from './useTheme';

/** The side where a line ends: where sheets come in. */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right');
