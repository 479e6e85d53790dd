/**
 * Props for the form field that people came to a screen to fill in. The field gets the focus when the screen
 * appears, instead of the screen's heading.
 */
export const takesFocus = { autoFocus: true, 'data-takes-focus': true } as const;
