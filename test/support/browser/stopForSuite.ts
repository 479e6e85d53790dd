import stopStackForSuite from '../stack/stopForSuite';
import { suiteBrowser } from './suiteBrowser';

/** Stops what startForSuite started, and nothing else. */
export default async function stopForSuite(): Promise<void> {
  delete process.env.BROWSER_ENDPOINT;
  await suiteBrowser.running?.close();
  suiteBrowser.running = null;
  await stopStackForSuite();
}
