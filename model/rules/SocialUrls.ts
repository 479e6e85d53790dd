/** The hosts on which the URLs of a talent's accounts in social networks must be. */
export const SocialUrls = {
  facebookUrl: { hosts: ['facebook.com', 'fb.com'] },
  linkedinUrl: { hosts: ['linkedin.com'] },
  twitterUrl: { hosts: ['twitter.com', 'x.com'] },
  instagramUrl: { hosts: ['instagram.com'] },
} as const;
