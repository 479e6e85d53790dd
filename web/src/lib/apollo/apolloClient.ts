import { clients } from './clients';

/**
 * Returns the Apollo client of the current session. Do not store it: after another person signs in, the
 * function returns another client.
 */
export const apolloClient = clients.get;
