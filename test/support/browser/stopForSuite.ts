import stopStackForSuite from '../stack/stopForSuite';
import { suiteBrowser } from './suiteBrowser';

/** Stops the stack and the browser that startForSuite started; leaves a stack that was already running. */
export default async function stopForSuite(): Promise<void> {
  await suiteBrowser.running?.close();
  suiteBrowser.running = null;
  await stopStackForSuite();
}
