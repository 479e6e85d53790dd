import { type Browser, chromium } from 'playwright-core';
import { withChromium } from './withChromium';

export const launchBrowser = (): Promise<Browser> => withChromium((options) => chromium.launch(options));
