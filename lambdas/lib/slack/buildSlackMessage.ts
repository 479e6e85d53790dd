import { visibleText } from '../../../model/visibleText';
import type { SlackMessage } from './SlackMessage';
import { cutText } from '../../../model/cutText';
import { productName } from '../../../model/productName';

/**
 * Maximum number of characters of one value in a Slack message. Slack limits the size of a message's blocks.
 */
const MOST = 2_000;

const bold = (text: string) => ({ type: 'text', text, style: { bold: true } });
const text = (written: string) => ({ type: 'text', text: written });

/**
 * Builds a Slack message from a title and named values; empty values are left out. Texts by users are sent as
 * rich text of Slack's Block Kit, so that Slack shows them literally, without markup, mentions or links. A
 * text of several lines becomes a quotation, so that it cannot imitate other lines of the message.
 */
export function buildSlackMessage(title: string, facts: Record<string, unknown>, url?: string): SlackMessage {
  const elements: object[] = [];
  let lines: object[] = [];
  const endLines = () => {
    if (lines.length > 0) elements.push({ type: 'rich_text_section', elements: lines });
    lines = [];
  };
  for (const [name, value] of Object.entries(facts)) {
    const written = visibleText(cutText(String(value ?? ''), MOST)).trim();
    if (written === '') continue;
    const isOneLine = !/[\n\r\u2028\u2029]/.test(written);
    lines.push(bold(name), text(isOneLine ? `  ${written}\n` : '\n'));
    if (isOneLine) continue;
    endLines();
    elements.push({ type: 'rich_text_quote', elements: [text(written)] });
  }
  if (url) lines.push({ type: 'link', url, text: `${productName} で開く` });
  endLines();
  return {
    text: title,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cutText(title, 150), emoji: false } },
      { type: 'rich_text', elements },
    ],
  };
}
