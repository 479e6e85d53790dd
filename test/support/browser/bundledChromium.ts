import bundled from '@sparticuz/chromium';

/**
 * Returns the path of the Chromium in the package @sparticuz/chromium, unpacked at the first call on a
 * machine, or null on systems where it does not run (macOS, Windows). Call it before several processes start,
 * because otherwise they would unpack over each other.
 */
export async function bundledChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return bundled.executablePath();
}
