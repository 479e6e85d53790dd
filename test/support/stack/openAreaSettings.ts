/** Environment variables for a stack in which the client area (for organizations and consultants) is open. */
export const openAreaSettings = { CLIENT_AREA: 'open' };
