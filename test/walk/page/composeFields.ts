import type { CDPSession, Locator, Page } from 'playwright-core';

/** A text field after an input method wrote into it. */
export interface ComposedField {
  label: string;
  typed: string;
  shown: string;
  /** What was not as typed, or null. */
  problem: string | null;
}

interface Facts {
  label: string;
  /** `inputmode`, `type` and `autocomplete`, in one text. */
  kind: string;
  isNumber: boolean;
  /** The largest number that the field takes; 0 when it names none. */
  max: number;
  isChoice: boolean;
}

/** In a date field the browser takes digits by its own rules; passwords are not composed. */
const fields = ['checkbox', 'radio', 'file', 'password', 'date', 'datetime-local', 'hidden']
  .map((type) => `:not([type=${type}])`)
  .join('');
const selector = `input${fields}:not([readonly]):not([disabled]), textarea:not([readonly]):not([disabled])`;

/** A script for the page that describes the field with the focus; null when that is not the text field of this place. */
const readFacts = (at: number) => `(() => {
  const field = document.activeElement;
  if (field !== document.querySelectorAll('${selector}')[${at}]) return null;
  const label = field.getAttribute('aria-label') || field.labels?.[0]?.innerText || field.placeholder || field.id;
  return {
    label: label.trim().replace(/\\s+/g, ' '),
    kind: [field.inputMode, field.type, field.autocomplete].join(' '),
    isNumber: field.getAttribute('role') === 'spinbutton' || /numeric|decimal/.test(field.inputMode),
    max: Number(field.getAttribute('aria-valuemax') ?? 0),
    isChoice: field.getAttribute('role') === 'combobox',
  };
})()`;

/** What an input method shows one after another while it composes, ending with what it commits. */
const letters = (text: string) => [...text].map((_, at) => [...text].slice(0, at + 1).join(''));

/** Returns two texts for a field, one as an input method in full width writes it and one in half width. */
function textsFor({ label, kind, isNumber, max }: Facts): string[][] {
  if (/tel/.test(kind)) return [letters('０９０１２３４５６７８'), letters('09012345678')];
  if (/url/.test(kind)) return [letters('ｅｘａｍｐｌｅ．ｃｏｍ／ａ'), letters('example.com/a')];
  if (/email/.test(kind)) return [letters('ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'), letters('hana@example.com')];
  if (isNumber)
    return (max > 0 && max < 12) || /桁目$/.test(label) ? [['３'], ['3']] : [letters('１２'), letters('12')];
  if (/カナ|かな|フリガナ|セイ|メイ/.test(label))
    return [
      ['ｙ', 'や', 'やｍ', 'やま'],
      ['ﾔ', 'ﾔﾏ'],
    ];
  return [
    ['ｋ', 'か', 'かい', 'かいｓｈ', 'かいしゃ', '会社'],
    ['n', 'no', 'no1'],
  ];
}

/** Katakana and half width are how a field may write what was typed; so are separators and units. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/^https:\/\/|[\s,-]|万円$|円$/g, '');

async function write(client: CDPSession, field: Locator, steps: readonly string[]): Promise<string | null> {
  const seen: string[] = [];
  for (const text of steps) {
    const end = text.length;
    await client.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    const value = await field.inputValue();
    if (value !== text) seen.push(`${text} was shown as ${value}`);
  }
  await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
  return seen[0] ?? null;
}

async function compose(client: CDPSession, field: Locator, steps: readonly string[], facts: Facts) {
  await field.focus();
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  const left = await field.inputValue();
  const typed = steps.at(-1) ?? '';
  if (left !== '') return { typed, shown: left, problem: 'the field cannot be emptied' };
  const rewritten = await write(client, field, steps);
  // The text of a search for a choice goes when the field loses the focus.
  if (!facts.isChoice) await field.blur();
  const shown = await field.inputValue();
  const problem = rewritten ?? (fold(shown) === fold(typed) ? null : `shown as ${shown}`);
  return { typed, shown, problem };
}

/**
 * Writes into every text field that the page shows, in full and in half width, through the browser's own composition, as
 * an input method does. Returns what each then showed.
 */
export async function composeFields(page: Page): Promise<ComposedField[]> {
  const client = await page.context().newCDPSession(page);
  const composed: ComposedField[] = [];
  const count = await page.locator(selector).count();
  for (let at = 0; at < count; at += 1) {
    const field = page.locator(selector).nth(at);
    if (!(await field.isVisible())) continue;
    await field.focus();
    const facts = await page.evaluate<Facts | null>(readFacts(at));
    // A field behind an open dialog cannot be reached by a person either.
    if (!facts) continue;
    for (const steps of textsFor(facts)) {
      composed.push({ label: facts.label, ...(await compose(client, field, steps, facts)) });
    }
  }
  return composed;
}
