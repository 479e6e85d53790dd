import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Returns a simulated person (user-event) who clicks and types without pauses. Clicks work even on elements
 * that another one covers; only the tests in a real browser (journeys) notice that.
 */
export const aUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
