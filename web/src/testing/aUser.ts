import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/**
 * Returns a simulated user (user-event) who clicks and types without pauses. It does not check whether
 * another element covers the target; the journeys in a real browser do.
 */
export const aUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
