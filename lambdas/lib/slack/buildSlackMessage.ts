import { visibleText } from '../../../model/visibleText';
import type { SlackMessage } from './SlackMessage';

/** Characters of one fact: a block holds some thousands. */
const MOST = 2_000;

const bold = (text: string) => ({ type: 'text', text, style: { bold: true } });
const text = (written: string) => ({ type: 'text', text: written });

/**
 * A titled message with its facts; those without a value are left out. What people wrote is shown letter for letter
 * and cannot pass for a fact of ours: no markup, mention or link is read in it, and what has several lines stands in a
 * quotation. Source: rich text in Slack's Block Kit.
 */
export function buildSlackMessage(title: string, facts: Record<string, unknown>, url?: string): SlackMessage {
  const elements: object[] = [];
  let lines: object[] = [];
  const endLines = () => {
    if (lines.length > 0) elements.push({ type: 'rich_text_section', elements: lines });
    lines = [];
  };
  for (const [name, value] of Object.entries(facts)) {
    const written = visibleText(String(value ?? '').slice(0, MOST)).trim();
    if (written === '') continue;
    const isOneLine = !/[\n\r\u2028\u2029]/.test(written);
    lines.push(bold(name), text(isOneLine ? `  ${written}\n` : '\n'));
    if (isOneLine) continue;
    endLines();
    elements.push({ type: 'rich_text_quote', elements: [text(written)] });
  }
  if (url) lines.push({ type: 'link', url, text: 'Enishi で開く' });
  endLines();
  return {
    text: title,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150), emoji: false } },
      { type: 'rich_text', elements },
    ],
  };
}
