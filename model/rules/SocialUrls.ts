/** For each input field with the URL of a talent's profile in a social network, the permitted hosts. */
export const SocialUrls = {
  facebookUrl: { hosts: ['facebook.com', 'fb.com'] },
  linkedinUrl: { hosts: ['linkedin.com'] },
  twitterUrl: { hosts: ['twitter.com', 'x.com'] },
  instagramUrl: { hosts: ['instagram.com'] },
} as const;
