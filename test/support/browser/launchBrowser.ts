import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Of the bundled one's own arguments most serve AWS Lambda; some switch off what a browser would refuse.
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'];

function warnWithoutJapaneseFont() {
  try {
    if (execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== '') return;
  } catch {
    return;
  }
  console.warn('No Japanese font is installed: screenshots will show boxes (Debian: fonts-noto-cjk).');
}

/**
 * A headless Chromium: the one inside @sparticuz/chromium, which needs no system package on Linux, else an
 * installed one. CHROMIUM names another executable.
 */
export async function launchBrowser(): Promise<Browser> {
  warnWithoutJapaneseFont();
  const chosen = process.env.CHROMIUM;
  if (!chosen) {
    try {
      return await chromium.launch({ executablePath: await bundled.executablePath(), args });
    } catch (error) {
      if (!installed.some((path) => existsSync(path))) throw error;
    }
  }
  const executablePath = chosen ?? installed.find((path) => existsSync(path));
  return chromium.launch({ executablePath, args });
}
