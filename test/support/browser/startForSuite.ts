import startStackForSuite from '../stack/startForSuite';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

type Suite = Parameters<typeof startStackForSuite>;

/**
 * Starts the suite's stack and, if all files run in this process, one browser for them; each file opens its
 * own windows.
 */
export default async function startForSuite(...[config, project]: Suite): Promise<void> {
  const [browser] = await Promise.all([
    config.maxWorkers === 1 ? launchBrowser() : null,
    startStackForSuite(config, project),
  ]);
  suiteBrowser.running = browser;
}
