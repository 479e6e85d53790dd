import bundled from '@sparticuz/chromium';

/**
 * Returns the path of the Chromium in the package @sparticuz/chromium. The first call on a machine unpacks
 * it. Null on systems on which it does not run, which are all except Linux on x64. Call it before several
 * processes start, because they would all unpack it to the same place.
 */
export async function bundledChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return bundled.executablePath();
}
