export const themeModes = ['light', 'dark'] as const;
export const themeDirections = ['ltr', 'rtl'] as const;
export const themeColors = ['default', 'purple', 'cyan', 'blue', 'orange', 'red'] as const;

export interface ThemeSettings {
  mode: (typeof themeModes)[number];
  direction: (typeof themeDirections)[number];
  color: (typeof themeColors)[number];
  /** True when pages fill the width of the window, false when they have a maximum width. */
  stretch: boolean;
}
