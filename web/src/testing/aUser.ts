import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Somebody who clicks and types without pause; what lies above what is left to the journeys in a real browser. */
export const aUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
