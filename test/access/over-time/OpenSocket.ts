import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { realtimeDocuments } from '../realtimeDocuments';

interface Heard {
  content: string;
}

/** A conversation as two people hear it, on sockets that were opened while both were members. */
export class OpenSocket {
  private constructor(
    private readonly holders: Listener,
    private readonly control: Listener,
  ) {}

  static async open(conversationId: string, holder: Person, control: Person): Promise<OpenSocket> {
    const [holders, others] = [await Listener.open(holder), await Listener.open(control)];
    for (const listener of [holders, others]) {
      const number = await listener.subscribe(realtimeDocuments.messages, { conversationId });
      if (typeof number === 'string') throw new Error(`A member may not listen: ${number}`);
    }
    return new OpenSocket(holders, others);
  }

  /** Whether the holder hears a message that the other one certainly hears. */
  async isHeard(content: string): Promise<boolean> {
    const hears = (listener: Listener) =>
      listener.all<Heard>().some((message) => message.content === content);
    await eventually('the message', async () => (hears(this.control) ? true : null), 30);
    // Both are fed by one announcement; what the holder gets is already on its way.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return hears(this.holders);
  }

  close(): void {
    for (const listener of [this.holders, this.control]) listener.close();
  }
}
