export const en = {
  video: 'Video of the interview',
  play: 'Play “{{name}}”',
  failed: 'The video could not be opened. Please try again later.',
  elsewhere: 'Watch “{{name}}” on another site',
};
