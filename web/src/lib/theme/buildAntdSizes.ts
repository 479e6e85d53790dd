import type { ThemeConfig } from 'antd';
import { tokens } from './tokens';

type AntdTokens = NonNullable<ThemeConfig['token']>;

const { text } = tokens;

/** The font size, in pixels, for each of Ant Design's tokens for font sizes. */
const fontSizes = {
  fontSizeSM: 12,
  fontSize: 14,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 18,
  fontSizeHeading5: 16,
} as const;

const controlHeights = { controlHeightSM: 32, controlHeight: 40, controlHeightLG: 48 };

const scaleAll = (sizes: Readonly<Record<string, number>>, scale: number) =>
  Object.fromEntries(Object.entries(sizes).map(([name, pixels]) => [name, pixels * scale]));

/**
 * Returns the sizes of text, controls and corners as tokens for Ant Design.
 * @param scale the browser's text size as a multiple of the default (`useTextScale`); sizes of text and
 * controls are multiplied by it, because Ant Design's sizes are in pixels
 */
export const buildAntdSizes = (scale: number): AntdTokens => ({
  ...scaleAll(fontSizes, scale),
  ...scaleAll(controlHeights, scale),
  lineHeight: text[14],
  lineHeightSM: text[12],
  lineHeightLG: text[18],
  lineHeightHeading1: text[32],
  lineHeightHeading2: text[24],
  lineHeightHeading3: text[20],
  lineHeightHeading4: text[18],
  lineHeightHeading5: text[18],
  fontWeightStrong: 700,
  borderRadius: 8,
  borderRadiusXS: 4,
  borderRadiusSM: 4,
  borderRadiusLG: 12,
  lineWidthFocus: 2,
});
