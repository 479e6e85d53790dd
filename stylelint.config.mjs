/** Sizes, colours, layers and times come from the tokens (web/src/lib/theme): one value for one meaning. */
const refused = 'Use a token of web/src/lib/theme (var(--enishi-…)).';
const reset = 'Lists have no bullets (web/src/app/global.css), unless the element has data-bullets.';

export default {
  rules: {
    'color-no-hex': [true, { message: refused }],
    'color-named': ['never', { ignore: ['inside-function'], message: refused }],
    'function-disallowed-list': [['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'light-dark'], { message: refused }],
    // Hairline corrections of up to 3px stay literal.
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|gap|row-gap|column-gap)/': [
          '/(?<![\\w.])(\\d{2,}|[4-9])(\\.\\d+)?px/',
          '/\\drem/',
        ],
        'list-style': ['none'],
      },
      { message: (property) => (property === 'list-style' ? reset : refused) },
    ],
    'declaration-property-value-allowed-list': [
      {
        font: ['inherit', '/^var\\(--enishi-(text|bold)-\\d+\\)$/'],
        'font-size': ['inherit', '/^calc\\(var\\(--size\\)/'],
        'font-family': ['inherit', '/^var\\(--enishi-(sans|mincho)\\)$/'],
        'font-weight': ['400', '700', 'inherit'],
        'line-height': ['0', '1', 'inherit'],
        '/radius$/': [
          '/^(0|inherit|var\\(--enishi-radius-[\\w]+\\))( (0|var\\(--enishi-radius-[\\w]+\\)))*$/',
        ],
        'z-index': ['-1', '0', '1', '2', 'auto', '/^var\\(--enishi-z-/'],
        'box-shadow': ['none', '/^inset 0 0 0 \\dpx var\\(--enishi-/', '/^var\\(--enishi-shadow-/'],
        '/^(transition|animation)-duration$/': ['0.01ms !important', '0.01ms', '/var\\(--enishi-motion-/'],
      },
      { message: refused },
    ],
    'unit-disallowed-list': [
      ['s', 'ms'],
      { ignoreProperties: { ms: ['transition-duration', 'animation-duration'] }, message: refused },
    ],
  },
};
