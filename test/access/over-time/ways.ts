import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { signIn } from '../../support/api/signIn';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { realtimeDocuments } from '../conversations/realtimeDocuments';
import { records } from '../records';
import { asks } from './asks';
import type { Scene } from './Scene';
import { settle } from './settle';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

type Way = (scene: Scene) => Promise<boolean>;

let said = 0;

const conversationOf = ({ names }: Scene) => `${names.conversation as string}`;

/** Sends a message with a unique text to the conversation. Returns the id and the text of the message. */
async function say(scene: Scene, as: Person): Promise<{ id: string; content: string }> {
  const content = `${(said += 1)}通目のご連絡`;
  const input = { conversationId: conversationOf(scene), content };
  const { data, errors } = await query(messagingDocuments.send, { input }, as);
  if (!data?.createMessage) throw new Error(`The message was refused: ${errors[0]?.message}`);
  return { id: data.createMessage.id, content };
}

const mailsTo = async ({ email }: Person) => (await captured.mail(email)).length;

/**
 * Has a new talent apply to the job. Returns whether the person whose right is tested becomes a member of the
 * application's conversation.
 */
async function isIn({ area, holder }: Scene, job: string): Promise<boolean> {
  const { conversationId } = await area.applicant({}, job);
  const document = graphql(`
    query Of($userId: ID) {
      listUserConversations(userId: $userId, limit: 100) {
        items {
          conversationId
        }
      }
    }
  `);
  const { data } = await query(document, { userId: holder.sub }, area.admin);
  return data?.listUserConversations.items.some((row) => row.conversationId === conversationId) ?? false;
}

/**
 * Ways to use a right that take more than the call of a root field, by name. Each function returns whether it
 * succeeded. A table of expected results refers to a function by `@` followed by its name.
 */
export const ways: Readonly<Record<string, Way>> = {
  'a new application’s conversation': (scene) => isIn(scene, `${scene.names.job as string}`),
  'the conversation of an application to a job that the holder makes now': async (scene) => {
    const { admin } = scene.area;
    const { row } = await records.send(
      'create',
      'OpenJob',
      { title: '名残の求人', ...jobDetails },
      scene.holder,
    );
    if (!row) return false;
    await records.send('update', 'OpenJob', { id: row.id, isDraft: false, isPublic: true }, admin);
    return isIn(scene, row.id);
  },
  'a new message’s reader': async (scene) => {
    const { id } = await say(scene, scene.talent);
    const variables = { conversationId: conversationOf(scene), reason: '権利の確認', sortDirection: 'DESC' };
    const { data } = await query(messagingDocuments.thread, variables, scene.area.admin);
    const message = data?.listMessagesByConversation.items.find((each) => each.id === id);
    return message?.messageReads?.items.some(({ userId }) => userId === scene.holder.sub) ?? false;
  },
  'the open socket': async (scene) => {
    const { content } = await say(scene, scene.talent);
    return scene.socket?.isHeard(content) ?? false;
  },
  'a new subscription': async (scene) => {
    const conversationId = conversationOf(scene);
    const subscribe = async () => {
      const listener = await Listener.open(scene.holder);
      const number = await listener.subscribe(realtimeDocuments.messages, { conversationId });
      listener.close();
      return typeof number === 'number';
    };
    // The server closes a socket whose token it refuses.
    return subscribe().catch(() => false);
  },
  'the mail of what is unread': async (scene) => {
    await settle.mails();
    const before = await mailsTo(scene.holder);
    await asks(
      'updateUserConversations(input: { id: "$own", readAt: "2026-01-01T00:00:00Z" }) { id }',
      scene,
    );
    await say(scene, scene.talent);
    await settle.mails();
    return (await mailsTo(scene.holder)) > before;
  },
  'the user pool': async ({ holder: { accessToken } }) =>
    cognito('AWSCognitoIdentityProviderService', 'GetUser', { AccessToken: accessToken }).then(
      () => true,
      () => false,
    ),
  'signing in': async ({ holder }) =>
    signIn(holder.email).then(
      () => true,
      () => false,
    ),
};

/**
 * Sends a message from the talent, who is the other member of the conversation, to the person whose right is
 * tested.
 */
export const sayTo = (scene: Scene) => say(scene, scene.talent);
