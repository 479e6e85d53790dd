import { awaited } from '../../../lib/loadable/awaited';

/** JobFilters, loaded when they are first needed: telephones show them in a sheet. */
export const LaterJobFilters = awaited(async () => (await import('./JobFilters')).JobFilters);
