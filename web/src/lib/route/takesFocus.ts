/**
 * Props for the most important form field of a screen. The field gets the focus when the screen appears;
 * otherwise the screen's heading would get it.
 */
export const takesFocus = { autoFocus: true, 'data-takes-focus': true } as const;
