import { theme, type ThemeConfig } from 'antd';
import { fontFamily } from './fontFamily';
import { palettes, primaries } from './palettes';
import type { ThemeSettings } from './themeChoices';

/** The breakpoints of the specification: tablet 768, desktop 1048, xl 1128. */
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

/** The palette as Ant Design's theme. */
export function buildAntdConfig({ mode, color }: ThemeSettings): ThemeConfig {
  const primary = primaries[color][mode];
  const onPrimary = mode === 'dark' ? palettes.paper.dark : '#ffffff';
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      fontFamily,
      fontSize: 15,
      borderRadius: 8,
      controlHeight: 40,
      controlHeightLG: 48,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
      colorPrimary: primary,
      colorLink: primary,
      colorInfo: primary,
      colorError: palettes.danger[mode],
      colorBgLayout: palettes.paper[mode],
      colorBgContainer: palettes.surface[mode],
      colorBgElevated: palettes.surface[mode],
      colorText: palettes.ink[mode],
      colorTextSecondary: palettes.quiet[mode],
      colorTextTertiary: palettes.faint[mode],
      colorTextDescription: palettes.quiet[mode],
      colorTextPlaceholder: palettes.faint[mode],
      colorBorder: mode === 'dark' ? '#4a4f5a' : '#cfc9bd',
      colorBorderSecondary: palettes.line[mode],
      ...breakpoints,
    },
    components: {
      Button: { primaryColor: onPrimary, fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none' },
      Checkbox: { colorWhite: onPrimary },
      Form: { labelColor: palettes.ink[mode], verticalLabelPadding: '0 0 6px' },
      Notification: { width: 360 },
    },
  };
}
