/** A message for Slack: `text` is what notifications show, `blocks` what the channel shows. */
export interface SlackMessage {
  text: string;
  blocks: readonly Record<string, unknown>[];
}
