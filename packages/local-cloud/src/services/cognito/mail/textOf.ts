const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function characterOf(entity: string, name: string): string {
  return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? entity);
}

/** The plain text of a short HTML mail. */
export function textOf(html: string): string {
  return html
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#\d{1,6}|\w+);/g, characterOf)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
