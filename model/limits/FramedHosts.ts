/** The hosts whose pages the web app shows in frames: the players of what a portfolio embeds. */
export const FramedHosts = ['www.youtube-nocookie.com', 'speakerdeck.com'] as const;
