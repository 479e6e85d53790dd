import { servedPage } from './servedPage';

/**
 * The time for which a screen is rendered, in milliseconds since 1970. While the app takes over a page of the site it is
 * the time at which the site has rendered it, so that both render the same.
 */
export const renderTime = (): number => servedPage.get()?.at ?? Date.now();
