import startStackForSuite from '../stack/startForSuite';
import { launchBrowser } from './launchBrowser';
import { suiteBrowser } from './suiteBrowser';

type Suite = Parameters<typeof startStackForSuite>;

/** The suite's stack and, where all files run in this process, one browser for them: each opens windows of its own. */
export default async function startForSuite(...[config, project]: Suite): Promise<void> {
  const [browser] = await Promise.all([
    config.maxWorkers === 1 ? launchBrowser() : null,
    startStackForSuite(config, project),
  ]);
  suiteBrowser.running = browser;
}
