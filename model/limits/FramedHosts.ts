/**
 * The hosts whose pages the web app shows in frames, such as the player of a video that a portfolio embeds.
 */
export const FramedHosts = ['www.youtube-nocookie.com', 'speakerdeck.com'] as const;
