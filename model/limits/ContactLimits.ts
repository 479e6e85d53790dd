/** How many contact messages the house takes within an hour of the clock. */
export const ContactLimits = {
  seconds: 3600,
  /** From one mail address, and from one person who is signed in. */
  ofOne: 3,
  /** From one address of the network, which many people share: a company, a university. */
  ofNetwork: 60,
  /** From everybody together, so that many networks cannot flood the channel either. */
  ofAll: 300,
};
