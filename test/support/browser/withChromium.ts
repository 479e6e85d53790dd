import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { bundledChromium } from './bundledChromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Without the bundled default arguments: most are for AWS Lambda, and some disable security checks of browsers.
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
 * Starts a headless Chromium. On Linux on x64, it first tries the one of @sparticuz/chromium, which needs no
 * system package. If that does not start, and on other systems, it starts an installed Chromium. The
 * environment variable CHROMIUM names another executable to start instead.
 * @param start starts the browser with the given options
 */
export async function withChromium<Started>(
  start: (options: LaunchOptions) => Promise<Started>,
): Promise<Started> {
  warnWithoutJapaneseFont();
  const known = [await bundledChromium(), ...installed].filter((path) => path !== null && existsSync(path));
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : known;
  const reasons: string[] = [];
  for (const executablePath of candidates) {
    try {
      return await start({ executablePath: executablePath ?? '', args });
    } catch (error) {
      reasons.push(`${executablePath}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`No Chromium starts; CHROMIUM may name one.\n${reasons.join('\n')}`);
}
