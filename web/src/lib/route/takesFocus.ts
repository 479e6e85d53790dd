/**
 * Props for the form field that gets the focus when a screen appears. Without such a field, the screen's
 * heading gets it.
 */
export const takesFocus = { autoFocus: true, 'data-takes-focus': true } as const;
