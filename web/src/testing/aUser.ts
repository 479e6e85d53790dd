import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * A user who clicks and types without pauses. Whether another element covers a target is left to the journeys in a
 * real browser.
 */
export const aUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
