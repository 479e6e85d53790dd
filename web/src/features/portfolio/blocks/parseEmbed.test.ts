import { parseEmbed } from './parseEmbed';

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghi_1',
    'https://www.youtube-nocookie.com/embed/abcdefghi_1?autoplay=1',
  ],
  ['https://youtu.be/abcdefghi-1?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghi-1?autoplay=1'],
  [
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  ],
  ['https://speakerdeck.com/player/0a1b2c', 'https://speakerdeck.com/player/0a1b2c'],
])('%s is shown in the frame of its player', (page, player) => {
  expect(parseEmbed(page)?.player).toBe(player);
});

test.each([
  ['https://www.youtube.com/@channel', 'YouTube'],
  ['https://youtu.be/"><script>', 'YouTube'],
  ['https://speakerdeck.com/somebody/a-talk', 'Speaker Deck'],
  ['https://github.com/somebody/a-repository', 'GitHub'],
])('%s is a link, because it cannot be shown in a frame', (page, site) => {
  expect(parseEmbed(page)).toMatchObject({ site, player: null });
});

test.each([
  'https://example.com/',
  'http://youtu.be/abcdefghijk',
  'https://youtube.com.example.com/',
  'text',
])('%s is not embedded', (page) => expect(parseEmbed(page)).toBeNull());
