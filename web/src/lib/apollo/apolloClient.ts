import { clients } from './clients';

/** Returns the Apollo client of the present session. Do not keep it: another person gets another client. */
export const apolloClient = clients.get;
