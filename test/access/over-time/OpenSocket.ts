import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { realtimeDocuments } from '../conversations/realtimeDocuments';

interface Heard {
  content: string;
}

/**
 * Subscriptions of two people to the messages of a conversation, opened while both were members. One of them,
 * the holder, then loses the right to receive messages. The other one remains a member.
 */
export class OpenSocket {
  private constructor(
    private readonly holders: Listener,
    private readonly control: Listener,
  ) {}

  static async open(conversationId: string, holder: Person, control: Person): Promise<OpenSocket> {
    const [holders, others] = [await Listener.open(holder), await Listener.open(control)];
    for (const listener of [holders, others]) {
      const number = await listener.subscribe(realtimeDocuments.messages, { conversationId });
      if (typeof number === 'string') throw new Error(`The member’s subscription was refused: ${number}`);
    }
    return new OpenSocket(holders, others);
  }

  /**
   * Waits until the member who remains in the conversation has received the message with the text `content`
   * through the subscription. Returns whether the person who lost the right to receive messages has received
   * it too.
   */
  async isHeard(content: string): Promise<boolean> {
    const hears = (listener: Listener) =>
      listener.all<Heard>().some((message) => message.content === content);
    await eventually('the message', async () => (hears(this.control) ? true : null));
    // One publication goes to both sockets at once, so the holder's message has been sent, too.
    await this.holders.catchUp();
    return hears(this.holders);
  }

  close(): void {
    for (const listener of [this.holders, this.control]) listener.close();
  }
}
