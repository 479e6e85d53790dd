import { relative, sep } from 'node:path';

const TOKENS = /^web\/src\/lib\/theme\//;
const DESIGNED =
  /^(color|background|border|outline|fill|stroke|font|fontSize|fontWeight|lineHeight|boxShadow|zIndex|gap|margin|padding)|Color$|Radius$/;
const LITERAL = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b(?!0(px|rem)\b)\d*\.?\d+(px|rem|em|ms)\b/i;

const nameOf = (key) => String(key?.name ?? key?.value);

/**
 * Lint rule: inline styles take colours, text styles, spaces, borders and radii from the tokens
 * (web/src/lib/theme). Other values, such as widths, may be literals. For style sheets, stylelint.config.mjs
 * has rules with the same purpose.
 */
export const tokenStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Use a token of web/src/lib/theme for {{name}}.' },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!path.startsWith('web/src/') || TOKENS.test(path) || /\.test\.tsx?$/.test(path)) return {};
    return {
      JSXAttribute(node) {
        if (nameOf(node.name) !== 'style') return;
        for (const { key, value } of node.value?.expression?.properties ?? []) {
          const isLiteral =
            value?.type === 'Literal' &&
            (typeof value.value === 'number' ? value.value !== 0 : LITERAL.test(String(value.value)));
          if (isLiteral && DESIGNED.test(nameOf(key)))
            context.report({ node: value, messageId: 'literal', data: { name: nameOf(key) } });
        }
      },
    };
  },
};
