import type { Hands } from './Hands';

/** Taps everything, and types on the keyboard of the phone. */
export const fingers: Hands = {
  press: (target) => target.tap(),
  async choose(target) {
    await target.tap();
    expect(await target.isChecked()).toBe(true);
  },
  async write(field, text) {
    await field.tap();
    await field.pressSequentially(text);
  },
};
