import { buildAntdColors } from '../../../web/src/lib/theme/buildAntdColors';
import { buildTokensCss } from '../../../web/src/lib/theme/buildTokensCss';
import { themeColors, themeModes } from '../../../web/src/lib/theme/themeChoices';

/** One style value that a page uses, and the first element that uses it. */
export interface UsedStyle {
  kind: 'font size' | 'line height' | 'radius' | 'colour';
  /**
   * The style value as text. A font size is in pixels at the usual text size, a line height is a multiple of
   * the font size, a radius is in pixels or `full` for round ends. A colour is the name of its token or,
   * without one, the colour as the browser computes it.
   */
  value: string;
  where: string;
}

const colorTokens = [...buildTokensCss().matchAll(/--enishi-([\w-]+):(?:light-dark|color-mix)/g)].map(
  ([, name]) => name,
);

/**
 * The colours of a button that is hovered or pressed. The theme mixes them from the primary colours. Style
 * sheets do not use these colours, so no CSS variable has them.
 */
const buttonColors = themeColors.flatMap((color) =>
  themeModes.flatMap((mode) => {
    const { colorPrimaryHover, colorPrimaryActive } = buildAntdColors({ color, mode });
    return [
      [colorPrimaryHover, 'primary-hover'],
      [colorPrimaryActive, 'primary-active'],
    ];
  }),
);

/**
 * A script for the page that lists each distinct font size, line height, radius and colour of its visible
 * elements, as `UsedStyle[]`. Elements inside of a picture (`data-picture`), such as the letters of a
 * generated avatar, are left out.
 */
export const usedStyles = `(() => {
  const compute = (value) => {
    // A new element for each: a change of colour would be in transition, and be read as the former colour.
    const probe = document.createElement('span');
    probe.style.color = value;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const tokens = new Map([
    ...${JSON.stringify(buttonColors)}.map(([color, name]) => [compute(color), name]),
    ...${JSON.stringify(colorTokens)}.map((name) => [compute('var(--enishi-' + name + ')'), name]),
  ]);
  const root = getComputedStyle(document.documentElement);
  const scale = parseFloat(root.fontSize) / 16;
  const found = new Map();
  const round = (number) => String(Math.round(number * 100) / 100);
  const describe = (element) => element.tagName.toLowerCase() + (element.getAttribute('class') ?? '')
    .split(' ').filter(Boolean).slice(0, 2).map((name) => '.' + name).join('');
  const use = (kind, value, element, text = '') => {
    const key = kind + ' ' + value;
    if (!found.has(key)) found.set(key, { kind, value, where: describe(element) + (text && ' “' + text + '”') });
  };
  const useColor = (value, element) => {
    const isSeen = value !== 'none' && !value.startsWith('url') && !/^(rgba|color)\\(.*[,/] 0\\)$/.test(value);
    if (isSeen) use('colour', tokens.get(value) ?? value, element);
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, template, [data-picture]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const style = getComputedStyle(element);
    if (element.ownerSVGElement) {
      useColor(style.fill, element);
      useColor(style.stroke, element);
      continue;
    }
    const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
    if (text || element.matches('input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea')) {
      const size = parseFloat(style.fontSize);
      use('font size', round(size / scale), element, text.slice(0, 20));
      const line = parseFloat(style.lineHeight) / size;
      // The height of Ant Design's selects and segments comes from the line height of their single line.
      if (text && !element.closest('.ant-select'))
        use('line height', line ? round(line) : style.lineHeight, element, text.slice(0, 20));
      useColor(style.color, element);
    }
    useColor(style.backgroundColor, element);
    const sides = ['Top', 'Right', 'Bottom', 'Left'];
    for (const side of sides)
      if (parseFloat(style['border' + side + 'Width']) > 0) useColor(style['border' + side + 'Color'], element);
    const isSeen = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) > 0 || element.matches('img');
    if (!isSeen) continue;
    for (const corner of ['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight']) {
      const value = style['border' + corner + 'Radius'].split(' ')[0];
      const pixels = value.endsWith('%') ? (parseFloat(value) * box.width) / 100 : parseFloat(value);
      if (pixels > 0) use('radius', pixels * 2 >= Math.min(box.width, box.height) - 1 ? 'full' : round(pixels), element);
    }
  }
  return [...found.values()];
})()`;
