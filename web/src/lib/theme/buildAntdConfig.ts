import { theme, type ThemeConfig } from 'antd';
import { buildAntdSizes } from './buildAntdSizes';
import { fontFamilies } from './fontFamilies';
import { onPrimary, palettes, primaries } from './palettes';
import type { ThemeSettings } from './themeChoices';
import { tokens } from './tokens';

/**
 * The breakpoints of Ant Design, in pixels, with the values of the specification: tablet 768, desktop 1048,
 * xl 1128.
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

/** Mixes a colour with black or white, so that it differs more from the text on it. */
function deepen(hex: string, share: number, mode: ThemeSettings['mode']): string {
  const end = mode === 'dark' ? 255 : 0;
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (end - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

interface Reader {
  /** False for people who prefer less motion. */
  motion?: boolean;
  /** The text size of the browser as a multiple of the usual one. */
  textScale?: number;
}

/** Converts the tokens of the visual language into a theme of Ant Design. */
export function buildAntdConfig(
  { mode, color }: ThemeSettings,
  { motion = true, textScale = 1 }: Reader = {},
): ThemeConfig {
  const primary = primaries[color][mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      fontFamily: fontFamilies.sans,
      ...buildAntdSizes(textScale),
      motion,
      motionDurationMid: tokens.motion.change,
      motionDurationSlow: tokens.motion.knot,
      zIndexPopupBase: tokens.z.sheet,
      colorPrimary: primary,
      // Ant Design's own shades, lighter in both modes, make the text of buttons hard to read.
      colorPrimaryHover: deepen(primary, 0.12, mode),
      colorPrimaryActive: deepen(primary, 0.24, mode),
      // The colour of Ant Design's focus ring.
      colorPrimaryBorder: primary,
      // Ant Design fades a button that waits until its text is hard to read. The spinner says enough.
      opacityLoading: 1,
      colorLink: primary,
      colorInfo: primary,
      colorError: palettes.danger[mode],
      colorSuccess: palettes.success[mode],
      colorWarning: palettes.waiting[mode],
      colorBgLayout: palettes.paper[mode],
      colorBgContainer: palettes.surface[mode],
      colorBgElevated: palettes.surface[mode],
      colorText: palettes.ink[mode],
      colorTextSecondary: palettes.quiet[mode],
      colorTextTertiary: palettes.faint[mode],
      colorTextDescription: palettes.quiet[mode],
      colorTextPlaceholder: palettes.faint[mode],
      colorBorder: palettes.field[mode],
      colorBorderSecondary: palettes.line[mode],
      ...breakpoints,
    },
    components: {
      Button: {
        primaryColor: onPrimary[mode],
        fontWeight: 700,
        primaryShadow: 'none',
        defaultShadow: 'none',
      },
      Checkbox: { colorWhite: onPrimary[mode] },
      Form: { labelColor: palettes.ink[mode], verticalLabelPadding: '0 0 4px', labelHeight: 'auto' },
    },
  };
}
