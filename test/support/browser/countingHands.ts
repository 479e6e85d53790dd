import type { Locator, Page } from 'playwright-core';

/** The effort of a person, counted while a journey taps and types. */
export interface Effort {
  taps: number;
  fields: number;
  characters: number;
}

/** The number of fields, already filled in, that people pass with the keyboard before they tap instead. */
const FIELDS_TO_SKIP = 4;

/**
 * Returns hands that tap and type on a telephone as a person does, and count it. To go to the next field and to
 * submit a form, they use the keys of the telephone's keyboard (次へ, 開く), which belong to typing. A field
 * that does not have the focus costs a tap.
 */
export function countingHands(page: Page) {
  const effort: Effort = { taps: 0, fields: 0, characters: 0 };
  const hasFocus = async (field: Locator) => (await field.and(page.locator(':focus')).count()) > 0;
  const focus = async (field: Locator) => {
    await field.waitFor();
    for (let presses = 0; presses <= FIELDS_TO_SKIP; presses += 1) {
      if (await hasFocus(field)) return;
      await page.keyboard.press('Tab');
    }
    effort.taps += 1;
    await field.click();
  };
  return {
    effort,
    async tap(target: Locator) {
      effort.taps += 1;
      await target.click();
    },
    /** Types into a field, or into the boxes of one field one after another. */
    async type(field: Locator, text: string) {
      effort.fields += 1;
      effort.characters += text.length;
      await focus(field);
      await page.keyboard.type(text);
    },
    /** Types a name with a Japanese input method: its reading, which is then converted. */
    async convert(field: Locator, { reading, name }: { reading: string; name: string }) {
      effort.fields += 1;
      effort.characters += reading.length;
      await focus(field);
      const session = await page.context().newCDPSession(page);
      for (let end = 1; end <= reading.length; end += 1)
        await session.send('Input.imeSetComposition', {
          text: reading.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await session.send('Input.imeSetComposition', {
        text: name,
        selectionStart: name.length,
        selectionEnd: name.length,
      });
      await session.send('Input.insertText', { text: name });
      await session.detach();
    },
    /** Presses the key of the keyboard that submits the form. */
    submit: () => page.keyboard.press('Enter'),
  };
}
