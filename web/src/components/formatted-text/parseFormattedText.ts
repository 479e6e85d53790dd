export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const HEADING = /^【([^】]+)】\s*(.*)$/;
const ITEM = /^[・•]\s*(.+)$/;

/**
 * Splits a long text into its parts, by the conventions that Japanese organizations use: 【見出し】 is a heading,
 * lines that begin with ・ or • are a list, an empty line ends a paragraph.
 */
export function parseFormattedText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const [, heading, rest] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    const last = isOpen ? blocks.at(-1) : undefined;
    if (heading !== undefined) {
      blocks.push({ kind: 'heading', text: heading });
      if (rest) blocks.push({ kind: 'paragraph', text: rest });
    } else if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') {
      if (last?.kind === 'paragraph') last.text += `\n${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    }
    isOpen = line !== '' && (heading === undefined || Boolean(rest));
  }
  return blocks;
}
