import { openAreaSettings } from './openAreaSettings';
import { ownStack } from './ownStack';

/**
 * Makes the tests of a file use a stack of their own, with the web app, in which the client area (for organizations and
 * consultants) is open. With ENISHI_OPEN_URL they use the running copy there.
 */
export function openArea(): void {
  ownStack({ settings: openAreaSettings, running: process.env.ENISHI_OPEN_URL });
}
