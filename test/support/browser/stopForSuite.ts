import stopStackForSuite from '../stack/stopForSuite';
import { suiteBrowser } from './suiteBrowser';

/**
 * Stops the stack and the browser that startForSuite started. A stack that was already running before goes
 * on.
 */
export default async function stopForSuite(): Promise<void> {
  await suiteBrowser.running?.close();
  suiteBrowser.running = null;
  await stopStackForSuite();
}
