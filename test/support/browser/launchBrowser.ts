import { type Browser, chromium } from 'playwright-core';
import { withChromium } from './withChromium';

/** A browser of its own, or a connection to the one that the suite has started. */
export function launchBrowser(): Promise<Browser> {
  const running = process.env.BROWSER_ENDPOINT;
  return running ? chromium.connect(running) : withChromium((options) => chromium.launch(options));
}
