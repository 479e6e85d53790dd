import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../../support/resolver/bundleStep';

const conversationId = '01JD0000000000000000000000';
const env = {
  ConversationTable: 'Conversation',
  TalentTable: 'Talent',
  publishingRole: '',
  clientArea: 'closed',
};
const identity = { sub: 'talent', groups: null };
const rows = ['talent', 'admin'].map((userId) => ({ id: `${conversationId}.${userId}`, userId }));

interface Stored {
  transactItems: { update?: { expressionValues?: Record<string, { S?: string }> } }[];
}

describe('a stored message', () => {
  let write: string;
  beforeAll(async () => {
    write = await bundleStep('resolvers/message/createMessage.ts#write');
  });
  const storedOf = (content: string) =>
    evaluate(write, 'request', {
      ...{ identity, env, stash: { sub: 'talent' }, prev: { result: rows } },
      arguments: { input: { conversationId, content } },
    });
  const previewOf = (content: string) => {
    const { transactItems } = storedOf(content).value as Stored;
    const texts = transactItems.flatMap(({ update }) => Object.values(update?.expressionValues ?? {}));
    return texts
      .map(({ S }) => S ?? '')
      .find((text) => content.normalize('NFC').startsWith(text) && text !== '');
  };

  test.each([
    ['あ'.repeat(199) + '😀', 'あ'.repeat(199) + '😀'],
    ['あ'.repeat(199) + '😀い', 'あ'.repeat(199) + '😀'],
    ['あ'.repeat(199) + '𠮷野家', 'あ'.repeat(199) + '𠮷'],
    ['あ'.repeat(198) + '👩‍💻です', 'あ'.repeat(198)],
    ['あ'.repeat(199) + '🇯🇵です', 'あ'.repeat(199)],
    ['あ'.repeat(199) + '葛󠄀です', 'あ'.repeat(199)],
    ['😀'.repeat(300), '😀'.repeat(200)],
    ['か\u3099'.repeat(200), 'が'.repeat(200)],
  ])('has a preview that ends with a whole character: %#', (content, preview) => {
    expect(previewOf(content)).toBe(preview);
  });

  test('is composed, as all texts are', () => {
    const request = JSON.stringify(storedOf('か\u3099くれき').value);
    expect(request).toContain('がくれき');
    expect(request).not.toContain('\u3099');
  });
});

describe('the limit of a message', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/message/createMessage.ts#members');
  });
  const refusalOf = (content: string) =>
    evaluate(code, 'request', { identity, env, arguments: { input: { conversationId, content } } }).error
      ?.errorType;

  test.each(['あ', '😀', '𠮷'])('counts %s as one character', (character) => {
    expect(refusalOf(character.repeat(4000))).toBeUndefined();
    expect(refusalOf(character.repeat(4001))).toBe('InvalidInput');
  });
});
