import fc from 'fast-check';

const parts = fc.constantFrom(
  ...[
    '履歴書',
    'a',
    ' ',
    '.',
    '..',
    '/',
    '\\',
    '"',
    "'",
    ';',
    '%',
    '%0d%0a',
    '*',
    '=1+1',
    '@SUM(A1)',
    '<b>',
    '&',
    ':',
  ],
  ...['.hta', '.html', '.bat', '.exe', '.svg', '.pdf', '.PDF.js', '.lnk', 'con', 'NUL', 'com1'],
  ...[
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\u0007',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\t',
    '\u00a0',
  ],
  ...[
    '\u202e',
    '\u202dfdp.',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u3164',
  ],
  ...['\ud83d', '\udc00', '🦊', '\u{e0041}', 'が', 'e\u0301', '長'.repeat(90), 'x'.repeat(300)],
);

/** Generates names such as malicious or careless users could enter. */
export const hostileNames = fc.oneof(
  fc.array(parts, { minLength: 1, maxLength: 6 }).map((chosen) => chosen.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
