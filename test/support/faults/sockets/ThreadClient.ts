import { messagingDocuments } from '../../../access/conversations/messagingDocuments';
import { realtimeDocuments } from '../../../access/conversations/realtimeDocuments';
import { Listener } from '../../api/Listener';
import type { Person } from '../../api/Person';
import { query } from '../../api/query';

interface Message {
  id: string;
  content: string | null;
}

/**
 * A client that has the messages of a conversation, kept up to date as in the web app. Messages that arrive
 * over the socket are merged by id. After each connection, it queries the messages that it has missed page by
 * page, newest first, until a page contains no new message.
 */
export class ThreadClient {
  /** The number of messages that arrived over the socket (`live`) and by query (`asked`). */
  readonly arrived = { live: 0, asked: 0 };
  private readonly messages = new Map<string, Message>();
  private listener: Listener | undefined;

  constructor(
    private readonly person: Person,
    private readonly conversationId: string,
    private readonly onLive: (content: string) => void = () => undefined,
  ) {}

  /** Opens a socket and subscribes to the conversation, then queries the messages that it has missed. */
  async connect(): Promise<void> {
    const listener = await Listener.open(this.person);
    listener.onData = (message) => {
      if (this.merge(message as Message)) this.arrived.live += 1;
      this.onLive((message as Message).content ?? '');
    };
    const { conversationId } = this;
    const refusal = await listener.subscribe(realtimeDocuments.messages, { conversationId });
    if (typeof refusal === 'string') throw new Error(`The subscription was refused: ${refusal}`);
    this.listener = listener;
    await this.askForMissed();
  }

  /** Closes the socket abruptly, as a lost network does. */
  cut(): void {
    this.listener?.close();
    this.listener = undefined;
  }

  /**
   * Returns the contents of the messages in the order in which the web app displays them, which is that of
   * the message ids.
   */
  shown(): string[] {
    return [...this.messages.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ content }) => content ?? '');
  }

  private async askForMissed(): Promise<void> {
    let nextToken: string | null = null;
    do {
      const { conversationId } = this;
      const variables: Record<string, unknown> = {
        conversationId,
        sortDirection: 'DESC',
        limit: 20,
        nextToken,
      };
      const { data, errors } = await query(messagingDocuments.thread, variables, this.person);
      if (!data) throw new Error(`The thread query was refused: ${errors[0]?.message}`);
      const { items, nextToken: next }: { items: Message[]; nextToken: string | null } =
        data.listMessagesByConversation;
      const fresh = items.filter((message) => this.merge(message)).length;
      this.arrived.asked += fresh;
      nextToken = fresh > 0 ? next : null;
    } while (nextToken);
  }

  private merge(message: Message): boolean {
    const isNew = !this.messages.has(message.id);
    this.messages.set(message.id, message);
    return isNew;
  }
}
