/** A smaller difference is that of the network, and of whole seconds in the header. */
const TOLERANCE = 30_000;

/** How many milliseconds this device's clock is behind the server's. */
let behind = 0;

/**
 * The time of the server. The API refuses signatures and client tokens with another time, and clocks of devices are off
 * by minutes or hours. It is learnt from every answer; before the first one it is the time of this device.
 */
export const serverClock = {
  now: (): number => Date.now() + behind,
  /**
   * Learns the time from an answer. Returns true if it differs from what was known. AWS permits web pages of other
   * origins to read the header `Date`; without it, nothing is learnt.
   */
  learn({ headers }: Response): boolean {
    const difference = Date.parse(headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(difference) || Math.abs(difference - behind) < TOLERANCE) return false;
    behind = difference;
    return true;
  },
};
