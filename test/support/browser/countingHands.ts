import type { Locator, Page } from 'playwright-core';

/** The effort that a person needs to go through a journey, counted while the journey taps and types. */
export interface Effort {
  taps: number;
  fields: number;
  characters: number;
  /** The characters of what is read. */
  read: number;
}

/**
 * The maximum number of times that the simulated person goes to the next field to reach the wanted one. A
 * field further away is tapped.
 */
const FIELDS_TO_SKIP = 4;

/**
 * Returns functions that tap and type in a page as a person does on a phone, and that count the person's
 * effort. Keys of the phone's keyboard go to the next field (次へ) and submit a form (開く); they cost nothing.
 * Any other way to a field costs a tap.
 */
export function countingHands(page: Page) {
  const effort: Effort = { taps: 0, fields: 0, characters: 0, read: 0 };
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
    /** Reads what an element says. */
    async read(target: Locator) {
      const text = await target.innerText();
      effort.read += text.replaceAll(/\s/g, '').length;
    },
    /** Types a text into a field, which may consist of several input boxes, such as one per digit. */
    async type(field: Locator, text: string) {
      effort.fields += 1;
      effort.characters += text.length;
      await focus(field);
      await page.keyboard.type(text);
    },
    /** Types a name with a Japanese input method: first its reading, which is then converted to the name. */
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
    /** Presses the key of the phone's keyboard that submits the form. */
    submit: () => page.keyboard.press('Enter'),
  };
}
