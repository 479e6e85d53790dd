import { useTheme } from './useTheme';

/**
 * Returns the side of the window on which lines of text end, from which sheets open: right, or left if the
 * direction of text is right-to-left.
 */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right');
