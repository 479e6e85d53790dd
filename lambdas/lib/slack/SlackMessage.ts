/** A message for Slack. Notifications show `text`, the channel shows `blocks`. */
export interface SlackMessage {
  text: string;
  blocks: readonly Record<string, unknown>[];
}
