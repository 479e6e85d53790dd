import type { Hands } from './Hands';

/** Uses the keyboard alone. That Tab reaches what is focused here is tested with each component. */
export const keys: Hands = {
  async press(target) {
    await target.focus();
    await target.press('Enter');
  },
  async choose(target) {
    await target.focus();
    await target.press('Space');
    expect(await target.isChecked()).toBe(true);
  },
  async write(field, text) {
    await field.focus();
    await field.pressSequentially(text);
  },
};
