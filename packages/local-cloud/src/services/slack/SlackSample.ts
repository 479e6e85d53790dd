import type { CapturedPost } from './SlackChannel';

/** An example of a message that the stack can post to Slack. The developer page shows it; it was not posted. */
export type SlackSample = Pick<CapturedPost, 'text' | 'blocks'>;
