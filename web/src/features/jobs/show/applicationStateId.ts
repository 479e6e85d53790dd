/** The id of the element with the state of the caller's application, which gets the focus after applying. */
export const applicationStateId = 'application-state';
