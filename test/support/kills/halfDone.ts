type Row = Record<string, unknown>;

/**
 * Returns a line for each record that is missing although another record of the same transaction is stored.
 * Examples are the read rows of a message, and the conversation of an application.
 */
export function halfDone(rows: ReadonlyMap<string, Row>): string[] {
  const has = (table: string, pk: unknown, sk: string) => rows.has(`${table} ${String(pk)} ${sk}`);
  const found: string[] = [];
  const members = new Map<string, string[]>();
  for (const { __typename, pk, userId } of rows.values())
    if (__typename === 'UserConversations')
      members.set(String(pk), [...(members.get(String(pk)) ?? []), String(userId)]);
  for (const { __typename, pk, sk, authorId, conversationId, memberIds } of rows.values()) {
    if (__typename === 'Message')
      for (const userId of members.get(String(pk)) ?? [])
        if (userId !== authorId && !has('Conversation', pk, `${String(sk)}#MessageRead#${userId}`))
          found.push(`${String(pk)} ${String(sk)}: no read row for ${userId}`);
    if (__typename === 'UserApplies')
      for (const needed of [
        'Conversation',
        ...(memberIds as string[]).map((sub) => `UserConversations#${sub}`),
      ])
        if (!has('Conversation', conversationId, needed))
          found.push(`${String(pk)} ${String(sk)}: ${needed} is missing`);
  }
  return found;
}
