import { useTheme } from './useTheme';

/**
 * Returns the side of the window on which lines of text end: right, or left in right-to-left writing. Sheets
 * open from that side.
 */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right');
