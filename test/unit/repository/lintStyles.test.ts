import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

const refused = [
  'color: #123456',
  'color: tomato',
  'background: rgb(0 0 0 / 8%)',
  'color: light-dark(#fff, #000)',
  'font-size: 15px',
  'font: 15px/1.8 serif',
  'font-weight: 600',
  'line-height: 1.7',
  'border-radius: 10px',
  'padding: 6px 14px',
  'margin-inline-start: 12px',
  'gap: 20px',
  'z-index: 950',
  'transition: opacity 0.2s',
  'box-shadow: 0 8px 24px black',
  'list-style: none',
];

const allowed = [
  'color: var(--enishi-ink)',
  'background: color-mix(in srgb, var(--enishi-ink) 8%, transparent)',
  'font: var(--enishi-bold-18)',
  'border: 1px solid var(--enishi-line)',
  'border-radius: var(--enishi-radius-12) var(--enishi-radius-12) 0 0',
  'padding: var(--enishi-space-8) 2px',
  'transition: opacity var(--enishi-motion-change)',
  'width: 240px',
];

/** The classes that only lay out: of two groups of Ant Design's controls, and one that elements combine. */
const onOthers = [
  'app/menus/MenuList.module.css .list',
  'features/auth/account/Account.module.css .topics',
  'features/users/client/profile/ClientUser.module.css .jobs',
];

/**
 * Returns for each declaration the rules that stylelint reports for it in a style sheet of the web app. It starts
 * once for all of them: each has a line of its own.
 */
function findingsOf(declarations: readonly string[]): string[][] {
  const { stderr, stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'stylelint'),
    ['--stdin', '--formatter', 'json', '--config', join(root, 'stylelint.config.mjs')],
    {
      input: declarations.map((declaration, index) => `.a${index} { ${declaration} }`).join('\n'),
      cwd: root,
      encoding: 'utf8',
    },
  );
  const [result] = JSON.parse(stderr.trim() || stdout) as { warnings: { rule: string; line: number }[] }[];
  return declarations.map((_, index) =>
    result!.warnings.filter(({ line }) => line === index + 1).map(({ rule }) => rule),
  );
}

describe('the style sheets', () => {
  let findings: string[][];
  beforeAll(() => {
    findings = findingsOf([...refused, ...allowed]);
  });

  test.each(refused.map((declaration, index) => [declaration, index] as const))(
    'refuse %s',
    (_declaration, index) => {
      expect(findings[index]).not.toEqual([]);
    },
  );

  test.each(allowed.map((declaration, index) => [declaration, index + refused.length] as const))(
    'allow %s',
    (_declaration, index) => {
      expect(findings[index]).toEqual([]);
    },
  );

  test('use the one frame for cards, where `composes` is possible', () => {
    const web = join(root, 'web', 'src');
    const frame = [
      'border: 1px solid var(--enishi-line);',
      'border-radius: var(--enishi-radius-12);',
      'background: var(--enishi-surface);',
    ];
    const copies = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .filter((file) =>
        // Only a rule of a single class can have `composes`.
        [...readFileSync(join(web, file), 'utf8').matchAll(/^\.\w+ \{([^{}]*)\}/gm)].some(([, body]) =>
          frame.every((declaration) => body!.includes(declaration)),
        ),
      );
    // The menu is in the bundle of every page, whose budget has no room for the name of another class.
    expect(copies).toEqual([join('components', 'shell', 'DisclosureMenu.module.css')]);
  });

  test('leave what only lays out to `Stack` and `Grid`', () => {
    const web = join(root, 'web', 'src');
    const layout =
      /^(display: (flex|grid)|(row-|column-)?gap: .*|flex-(direction|wrap): .*|(align|justify)-(items|content): .*|grid-template-columns: .*)$/;
    const found = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) => {
        const text = readFileSync(join(web, file), 'utf8');
        return [...text.matchAll(/(?<!,\n)^\.(\w+) \{([^{}]*)\}/gm)]
          .filter(([, name, body]) => {
            // A class that another rule names may have another layout there.
            const isAlone = text.split(new RegExp(`\\.${name}\\b`)).length === 2;
            return isAlone && body!.split(';').every((line) => !line.trim() || layout.test(line.trim()));
          })
          .map(([, name]) => `${file} .${name}`);
      });
    expect(found.sort()).toEqual(onOthers);
  });
});
