import startStackForSuite from '../stack/startForSuite';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

type Suite = Parameters<typeof startStackForSuite>;

/**
 * Starts the stack for the suite of journeys and, if all test files run in this process, one browser for all
 * of them. Each test file opens windows of its own.
 */
export default async function startForSuite(...[config, project]: Suite): Promise<void> {
  const [browser] = await Promise.all([
    config.maxWorkers === 1 ? launchBrowser() : null,
    startStackForSuite(config, project),
  ]);
  suiteBrowser.running = browser;
}
