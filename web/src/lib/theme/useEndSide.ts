import { useTheme } from './useTheme';

/** Returns the side of the screen at which lines of text end, left or right. Sheets open from that side. */
export const useEndSide = () => (useTheme().direction === 'rtl' ? 'left' : 'right');
