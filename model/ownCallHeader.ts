/** The header with which functions mark their own calls of the API, so that the firewall does not count them. */
export const ownCallHeader = 'x-own-call';
