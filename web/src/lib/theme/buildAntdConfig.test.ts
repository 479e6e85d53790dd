import { theme } from 'antd';
import { contrast } from '../../testing/contrast';
import { buildAntdConfig } from './buildAntdConfig';
import { palettes, primaries } from './palettes';
import { themeColors, themeModes } from './themeChoices';

test.each(themeColors.flatMap((color) => themeModes.map((mode) => ({ color, mode }))))(
  'the text of a button stays readable under the pointer and while it waits ($color, $mode)',
  ({ color, mode }) => {
    const config = buildAntdConfig({ color, mode, direction: 'ltr', stretch: false });
    const token = theme.getDesignToken(config);
    const button = config.components?.Button;
    for (const background of [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive])
      expect(contrast(String(button?.primaryColor), background)).toBeGreaterThanOrEqual(4.5);
    for (const background of [token.colorError, token.colorErrorHover, token.colorErrorActive])
      expect(contrast(String(button?.dangerColor), background)).toBeGreaterThanOrEqual(4.5);
    expect(token.opacityLoading).toBe(1);
  },
);

test.each(themeModes)('the colours of Ant Design are those of the palettes in %s mode', (mode) => {
  const settings = { color: 'default', mode, direction: 'ltr', stretch: false } as const;
  const token = theme.getDesignToken(buildAntdConfig(settings));
  expect(token).toMatchObject({
    colorPrimary: primaries.default[mode],
    colorError: palettes.danger[mode],
    colorSuccess: palettes.success[mode],
    colorWarning: palettes.waiting[mode],
    colorTextDisabled: palettes.faint[mode],
    colorSplit: palettes.line[mode],
    colorBgMask: palettes.mask[mode],
  });
});
