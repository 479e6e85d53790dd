import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '../../support/texts/allTexts';

/** Words about a keyboard and a mouse, which a phone lacks. */
const KEYS = {
  ja: /Enter|Esc|Tabキー|Ctrl|⌘|(?<!ス)キー(で|を|ボード)|クリック|ドラッグ|ドロップ|マウス|カーソル|ここにファイルを置く/,
  en: /\b(press|with) Enter\b|\bEnter (sends|opens|to|adds)\b|\bEsc\b|\bCtrl\b|⌘|\barrow keys\b|\bclick(s|ed)?\b|\b[Dd]rag\b|\bdrop (a |the |your )?files?\b|\bmouse\b/,
  de: /\b(Enter|Esc|Strg|Eingabetaste|Leertaste|Pfeiltasten?)\b|⌘|[Kk]lick(en|t)?\b|\bMaus\b|\bZiehen Sie eine\b/,
  fr: /\b(Entrée|Échap|Ctrl)\b|⌘|\bclic(s|quez|quer)?\b|[Gg]lisse[rz]|\bsouris\b/,
  ko: /Enter|Esc\b|Ctrl|⌘|클릭|드래그|끌어다|마우스|스페이스 ?키|키로/,
} as const;

/** Read out to those who have just moved an item with the keyboard. */
const excused: ReadonlySet<string> = new Set(['editing.sort.held']);

const source = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join('web/src', file), 'utf8'))
  .join('\n');

/** True if each element that shows the text with the given key is one that is hidden where fingers point. */
function isHint(key: string): boolean {
  const places = source.split(`'${key}'`).slice(0, -1);
  return places.length > 0 && places.every((before) => before.slice(-600).includes('data-hint="keys"'));
}

test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
  'in %s, only what is hidden on phones tells of keys and a mouse',
  async (language) => {
    const texts = (await allTexts())[language];
    const about = [...texts].filter(([key, text]) => KEYS[language].test(text) && !excused.has(key));
    expect(about.length).toBeGreaterThan(3);
    expect(about.filter(([key]) => !isHint(key))).toEqual([]);
  },
);
