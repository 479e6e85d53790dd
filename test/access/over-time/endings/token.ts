import { cognito } from '../../../support/api/cognito';
import { given } from '../../../support/given';
import { localTables } from '../../../support/localTables';
import { accountDocuments } from '../../accounts/accountDocuments';
import { erasure } from '../../accounts/erasure';
import { asked } from '../../client-area/asked';
import type { OpenArea } from '../../client-area/OpenArea';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { listening } from '../aStaffedJob';
import type { Ending } from '../Ending';
import type { Scene } from '../Scene';
import { sayTo } from '../ways';

/** Prepares the test of a session that ends: a signed-in person has a conversation with another talent. */
async function somebody(area: OpenArea): Promise<Scene> {
  const [holder, talent] = [await given.aTalent(), await given.aTalent()];
  const input = { participantIds: [holder.sub, talent.sub], name: 'ご相談' };
  const opened = await asked(messagingDocuments.converse, { input }, area.admin);
  const { id } = opened as { id: string };
  const names = { conversation: id, holder: holder.sub, own: `${id}.${holder.sub}` };
  const scene: Scene = { area, holder, talent, names };
  await sayTo(scene);
  return listening(scene);
}

/**
 * Tests of the rights that end with a token. AWS accepts a token until it expires; the local cloud refuses those of
 * disabled and deleted people (packages/local-cloud/src/services/cognito/README.md). Where the two differ, nothing is
 * tested.
 */
export const token: readonly Ending[] = [
  {
    right: 'the session of a person who signs out everywhere',
    cells: `
      y n n ~ | @the user pool
      y y y y | @signing in
    `,
    begin: somebody,
    end: async ({ holder }) => {
      const AccessToken = holder.accessToken;
      await cognito('AWSCognitoIdentityProviderService', 'GlobalSignOut', { AccessToken });
    },
  },
  {
    right: 'the sign-in of a disabled person',
    cells: `
      y n n n | @the user pool
      y n n n | @signing in
    `,
    begin: somebody,
    end: async ({ area, holder }) => {
      await asked(accountDocuments.setEnabled, { sub: holder.sub, enabled: false }, area.admin);
    },
  },
  {
    right: 'the account of an erased person',
    cells: `
      y n n n | @the user pool
      y n n n | @signing in
      y n n n | guest: getUser(sub: "$holder") { displayName }
      y n n n | getUser(sub: "$holder") { displayName }
      y n n n | listUserConversations { items { id } }
      y n n n | listMessagesByConversation(conversationId: "$conversation") { items { id } }
      y n n n | createMessage(input: { conversationId: "$conversation", content: "まだいます" }) { id }
      y n n n | @a new message’s reader
      y ~ n n | @the open socket
      y n n n | @a new subscription
      y n n n | @the mail of what is unread
    `,
    begin: somebody,
    end: async ({ holder }) => {
      await asked(accountDocuments.delete, { input: { sub: holder.sub } }, holder);
      const client = localTables.open();
      await erasure.backdate(client, holder);
      await erasure.runTheJob();
      client.destroy();
    },
  },
];
