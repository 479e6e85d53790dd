/** The hosts, with their subdomains, whose pages a portfolio may embed. */
const EMBEDDED = ['youtube.com', 'youtu.be', 'speakerdeck.com', 'github.com'];

/** What the content of a portfolio block must be, by the type of the block. */
export const PortfolioContent = {
  most: 4000,
  by: 'type',
  of: { LINK: 'https', EMBED: { hosts: EMBEDDED }, IMAGE: 'file', FILE: 'file' },
} as const;
