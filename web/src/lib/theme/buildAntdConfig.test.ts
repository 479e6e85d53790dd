import { theme } from 'antd';
import { contrast } from '../../testing/contrast';
import { buildAntdConfig } from './buildAntdConfig';
import { onPrimary } from './palettes';
import { themeColors, themeModes } from './themeChoices';

test.each(themeColors.flatMap((color) => themeModes.map((mode) => ({ color, mode }))))(
  'the text of a button stays readable under the pointer and while it waits ($color, $mode)',
  ({ color, mode }) => {
    const token = theme.getDesignToken(buildAntdConfig({ color, mode, direction: 'ltr', stretch: false }));
    for (const background of [token.colorPrimary, token.colorPrimaryHover, token.colorPrimaryActive])
      expect(contrast(onPrimary[mode], background)).toBeGreaterThanOrEqual(4.5);
    expect(token.opacityLoading).toBe(1);
  },
);
