import { useTheme } from './useTheme';

/** The side where lines end, from which sheets open. */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right');
