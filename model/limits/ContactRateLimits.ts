/**
 * How many messages the contact form accepts in `seconds` seconds. The counts start again at each full hour.
 */
export const ContactRateLimits = {
  seconds: 3600,
  /** Maximum number of contact messages per hour from one email address, and from one signed-in person. */
  ofOne: 3,
  /**
   * Maximum number of contact messages per hour from one IP address. It is higher than the limit of one person, because
   * a company or university may share the address.
   */
  ofNetwork: 60,
  /**
   * Maximum number of contact messages per hour in total, so that requests from many IP addresses cannot flood the
   * Slack channel.
   */
  ofAll: 300,
};
