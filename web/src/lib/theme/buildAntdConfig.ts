import { theme, type ThemeConfig } from 'antd';
import { buildAntdColors } from './buildAntdColors';
import { buildAntdSizes } from './buildAntdSizes';
import { onPrimary, palettes } from './palettes';
import type { ThemeSettings } from './themeChoices';
import { tokens } from './tokens';

/**
 * Ant Design's breakpoints in pixels, set to those of the product specification: tablet 768, desktop 1048, xl
 * 1128.
 */
const breakpoints = {
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 1047,
  screenLG: 1048,
  screenLGMin: 1048,
  screenLGMax: 1127,
  screenXL: 1128,
  screenXLMin: 1128,
};

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>;

/**
 * Restores the colours that Ant Design's dark algorithm changes. Our palettes already contain colours for
 * dark mode.
 */
const keepSeedColors: Algorithm = (seed, derived = theme.defaultAlgorithm(seed)) => ({
  ...derived,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorError: seed.colorError,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorLink: seed.colorLink,
});

interface Reader {
  /** False to switch animations off, for people who prefer reduced motion. */
  motion?: boolean;
  /** The browser's text size as a multiple of the default size. */
  textScale?: number;
}

/** Converts our design tokens and colours into a theme of Ant Design. */
export function buildAntdConfig(
  { mode, color }: ThemeSettings,
  { motion = true, textScale = 1 }: Reader = {},
): ThemeConfig {
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, keepSeedColors],
    token: {
      fontFamily: 'var(--enishi-sans)',
      ...buildAntdSizes(textScale),
      motion,
      motionDurationMid: tokens.motion.change,
      motionDurationSlow: tokens.motion.knot,
      zIndexPopupBase: tokens.z.sheet,
      // Ant Design fades a button that waits until its text is hard to read. The spinner says enough.
      opacityLoading: 1,
      ...buildAntdColors({ mode, color }),
      ...breakpoints,
    },
    components: {
      Button: {
        primaryColor: onPrimary[mode],
        dangerColor: onPrimary[mode],
        fontWeight: 700,
        primaryShadow: 'none',
        defaultShadow: 'none',
      },
      Table: {
        headerBg: palettes.wash[mode],
        cellPaddingBlockSM: tokens.space[0],
        headerSortActiveBg: palettes.wash[mode],
        headerSortHoverBg: palettes.wash[mode],
        fixedHeaderSortActiveBg: palettes.wash[mode],
        bodySortBg: palettes.surface[mode],
        stickyScrollBarBg: palettes.field[mode],
        rowSelectedBg: 'var(--enishi-primary-wash)',
        rowSelectedHoverBg: 'var(--enishi-primary-wash)',
      },
      // The buttons of a sheet share the edges of its fields.
      Drawer: { footerPaddingInline: tokens.space[4] },
      Checkbox: { colorWhite: onPrimary[mode] },
      Form: { labelColor: palettes.ink[mode], verticalLabelPadding: '0 0 4px', labelHeight: 'auto' },
    },
  };
}
