import bundled from '@sparticuz/chromium';

/**
 * Path of the Chromium inside @sparticuz/chromium, unpacked at the first call on a machine, or null where it does
 * not run (macOS, Windows). Unpack before several processes start, for they would unpack over each other.
 */
export async function bundledChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return bundled.executablePath();
}
