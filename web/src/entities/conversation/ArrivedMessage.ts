/** A message that was stored just now: the person's own, or one that the server announced. */
export interface ArrivedMessage {
  id: string;
  conversationId?: string | null;
  authorId?: string | null;
  author?: { sub: string; name?: string | null } | null;
  /** Missing when the reader has to ask for the text. */
  content?: string | null;
  isEvent?: boolean | null;
  createdAt: string;
}
