/** The arguments of the mutation createConversation. */
export interface ConversationArgs {
  input: {
    name?: string | null;
    participantIds: string[];
    openJobConversationsId?: string | null;
    clientToken?: string | null;
  };
}
