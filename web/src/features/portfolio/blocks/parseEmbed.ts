import { readHttpsUrl } from './readHttpsUrl';

/**
 * A page on another site that a portfolio block embeds. `player` is the URL to show in a frame; null if the
 * page cannot be shown in a frame.
 */
export interface Embed {
  site: 'YouTube' | 'Speaker Deck' | 'GitHub';
  page: string;
  player: string | null;
}

const VIDEO = /^[\w-]{11}$/;

function youTubePlayer({ hostname, pathname, searchParams }: URL): string | null {
  const segments = pathname.split('/').filter(Boolean);
  const isShort = hostname.endsWith('youtu.be');
  const id = isShort ? segments[0] : (searchParams.get('v') ?? segments[1]);
  return id && VIDEO.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null;
}

/**
 * Returns the URL to show in a frame for a Speaker Deck URL of the form /player/{id}; null for any other page
 * of Speaker Deck, because the site allows only the player in frames.
 */
const speakerDeckPlayer = ({ pathname }: URL): string | null =>
  /^\/player\/[\da-f]+$/.test(pathname) ? `https://speakerdeck.com${pathname}` : null;

/**
 * Parses the URL of an embedded page on YouTube, Speaker Deck or GitHub. Null for other sites, which the API
 * refuses.
 */
export function parseEmbed(address: string): Embed | null {
  const url = readHttpsUrl(address);
  if (!url) return null;
  const isOn = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  const page = url.href;
  if (isOn('youtube.com') || isOn('youtu.be')) return { site: 'YouTube', page, player: youTubePlayer(url) };
  if (isOn('speakerdeck.com')) return { site: 'Speaker Deck', page, player: speakerDeckPlayer(url) };
  return isOn('github.com') ? { site: 'GitHub', page, player: null } : null;
}
