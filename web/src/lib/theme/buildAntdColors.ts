import type { ThemeConfig } from 'antd';
import { palettes, primaries } from './palettes';
import type { ThemeSettings } from './themeChoices';

type AntdTokens = NonNullable<ThemeConfig['token']>;

/**
 * Mixes a colour with black in light mode, or with white in dark mode, to increase its contrast with the text
 * on it.
 */
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

/**
 * Returns our colours as colour tokens of Ant Design. They include tokens that Ant Design would otherwise
 * derive from other colours.
 */
export function buildAntdColors({ mode, color }: Pick<ThemeSettings, 'mode' | 'color'>): AntdTokens {
  const primary = primaries[color][mode];
  const shade = (name: keyof typeof palettes) => palettes[name][mode];
  const danger = shade('danger');
  const underPointer = (hex: string) => deepen(hex, 0.12, mode);
  const pressed = (hex: string) => deepen(hex, 0.24, mode);
  return {
    colorPrimary: primary,
    // Ant Design's own shades, lighter in both modes, make the text of buttons hard to read.
    colorPrimaryHover: underPointer(primary),
    colorPrimaryActive: pressed(primary),
    // The colour of Ant Design's focus ring.
    colorPrimaryBorder: primary,
    colorLink: primary,
    colorInfo: primary,
    colorError: danger,
    colorErrorHover: underPointer(danger),
    colorErrorActive: pressed(danger),
    colorErrorBg: shade('dangerWash'),
    colorErrorBorder: shade('line'),
    colorSuccess: shade('success'),
    colorSuccessBg: shade('successWash'),
    colorSuccessBorder: shade('line'),
    colorWarning: shade('waiting'),
    colorWarningBg: shade('waitingWash'),
    colorWarningBorder: shade('line'),
    colorBgLayout: shade('paper'),
    colorBgContainer: shade('surface'),
    colorBgElevated: shade('surface'),
    colorBgMask: shade('mask'),
    colorBgContainerDisabled: shade('wash'),
    colorFill: shade('line'),
    colorFillSecondary: shade('wash'),
    colorFillTertiary: shade('wash'),
    colorFillQuaternary: shade('wash'),
    colorText: shade('ink'),
    colorTextSecondary: shade('quiet'),
    colorTextTertiary: shade('faint'),
    colorTextQuaternary: shade('faint'),
    colorTextDescription: shade('quiet'),
    colorTextPlaceholder: shade('faint'),
    colorTextDisabled: shade('faint'),
    colorBorder: shade('field'),
    colorBorderDisabled: shade('line'),
    colorBorderSecondary: shade('line'),
    colorSplit: shade('line'),
  };
}
