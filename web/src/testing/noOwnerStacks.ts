import * as react from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [internals]: shared } = react as unknown as Record<typeof internals, object>;

/**
 * For each element, React's development build records the lines that created it, which takes more time than the
 * element itself. It stops after ten thousand of them in a second: here at once. Only `captureOwnerStack` reads
 * them.
 */
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
