/** A message for Slack. Slack shows `blocks` in the channel and `text` in notifications. */
export interface SlackMessage {
  text: string;
  blocks: readonly Record<string, unknown>[];
}
