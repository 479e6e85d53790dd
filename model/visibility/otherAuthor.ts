type StoredRow = Record<string, unknown>;

/**
 * Returns the name to show beside a message's text wherever a reader sees it outside the thread, in lists and mails:
 * the name under which its author appears in the conversation. Null for the reader's own messages and for events, which
 * nobody has written. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param reader the sub of the reader
 */
export function otherAuthor({ isEvent, authorId, author }: StoredRow, reader: string): string | null {
  if (isEvent === true || authorId === reader) return null;
  const { name } = (author ?? {}) as StoredRow;
  return name ? `${name}` : null;
}
