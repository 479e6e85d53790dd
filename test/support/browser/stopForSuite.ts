import stopStackForSuite from '../stack/stopForSuite';
import { suiteBrowser } from './suiteBrowser';

/** Stops what startForSuite started, and nothing else. */
export default async function stopForSuite(): Promise<void> {
  await suiteBrowser.running?.close();
  suiteBrowser.running = null;
  await stopStackForSuite();
}
