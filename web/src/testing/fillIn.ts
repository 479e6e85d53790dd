import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into the form field with the given label, as a password manager would. */
export async function fillIn(user: UserEvent, label: string, text: string) {
  // Clearing a field also moves the focus to it.
  await user.clear(await screen.findByLabelText(label));
  await user.paste(text);
}
