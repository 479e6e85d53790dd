/** Maximum number of contact messages per clock hour. */
export const ContactRateLimits = {
  seconds: 3600,
  /** Per email address, and per signed-in person. */
  ofOne: 3,
  /** Per IP address, which many people may share: a company, a university. */
  ofNetwork: 60,
  /** In total, so that many networks together cannot flood the channel. */
  ofAll: 300,
};
