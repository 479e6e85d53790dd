/**
 * For the field that people came to a screen to fill in: it has the focus on arrival, instead of the screen's heading.
 */
export const takesFocus = { autoFocus: true, 'data-takes-focus': true } as const;
