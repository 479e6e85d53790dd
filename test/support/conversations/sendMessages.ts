import type { Person } from '../api/Person';
import { query } from '../api/query';
import { rates } from '../rates';

/** The number of messages that one HTTP request sends. */
const AT_ONCE = 10;

/** Sends messages to a conversation one after another, as if nobody counted them. */
export async function sendMessages(id: string, contents: readonly string[], as: Person): Promise<void> {
  for (let at = 0; at < contents.length; at += AT_ONCE) {
    const fields = contents
      .slice(at, at + AT_ONCE)
      .map(
        (content, index) =>
          `m${index}: createMessage(input: { conversationId: "${id}", content: "${content}" }) { id }`,
      );
    const { errors } = await query(`mutation { ${fields.join(' ')} }`, {}, as);
    expect(errors).toEqual([]);
    await rates.forget([as.sub]);
  }
}
