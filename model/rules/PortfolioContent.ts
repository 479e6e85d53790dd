/** The hosts of the pages that a portfolio may embed. Their subdomains are permitted too. */
const EMBEDDED = ['youtube.com', 'youtu.be', 'speakerdeck.com', 'github.com'];

/**
 * The limit for the field `content` of a portfolio block. It depends on the type of the block: for example, a
 * link must be an https URL, and an image must be an upload.
 */
export const PortfolioContent = {
  most: 4000,
  by: 'type',
  of: { LINK: 'https', EMBED: { hosts: EMBEDDED }, IMAGE: 'picture', FILE: 'file' },
} as const;
