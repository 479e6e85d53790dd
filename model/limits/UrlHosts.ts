/** The hosts, with their subdomains, that a URL of these services may have. */
export const UrlHosts = {
  facebook: ['facebook.com', 'fb.com'],
  linkedin: ['linkedin.com'],
  twitter: ['twitter.com', 'x.com'],
  instagram: ['instagram.com'],
  /** What a portfolio may embed: YouTube, Speaker Deck and GitHub. */
  embedded: ['youtube.com', 'youtu.be', 'speakerdeck.com', 'github.com'],
} as const;
