import type { Row } from '../support/Row';
import { rowsOf } from '../support/rowsOf';

const thread = 'listMessagesByConversation';

/**
 * The expected access to conversations. Members may read them; administrators may too, but must give a
 * reason. `$talk` is the conversation of `owner` and `other`.
 */
export const conversations: Record<string, Row[]> = {
  Conversation: rowsOf(`
    U ok ok null I | without a reason | getConversation(id: "$talk") { id }
    U ok ok null I | with a reason that is none | getConversation(id: "$talk", reason: "あ") { id }
    U ok ok null ok | with a reason | getConversation(id: "$talk", reason: "問い合わせの確認") { id }
    U ok null null ok | of an application | getConversation(id: "$open.conversationId", reason: "問い合わせの確認") { id }
    U ok null null ok | with the application | getConversation(id: "$open.conversationId", reason: "問い合わせの確認") { id application { id meetings { id } takenTimes meetingContact decision { reason } profile { name } } }
    U null null null null | missing | getConversation(id: "$missing", reason: "問い合わせの確認") { id }
    U null null null null | an id that is none | getConversation(id: "a#b", reason: "問い合わせの確認") { id }
    U U U U ok | with two | createConversation(input: { participantIds: ["$open", "$other"] }) { id }
    U U U U U | with nobody who is there | createConversation(input: { participantIds: ["$missing"] }) { id }
    U U U U I | with nobody | createConversation(input: { participantIds: [] }) { id }
    U U U U I | with somebody without an id | createConversation(input: { participantIds: [""] }) { id }
    U U U U I | with a name too long | createConversation(input: { participantIds: ["$open", "$other"], name: "$long" }) { id }
    U U U U I | with an invisible character | createConversation(input: { participantIds: ["$open", "$other"], name: "ご\u202e相談" }) { id }
    U U U U I | about a job whose id is none | createConversation(input: { participantIds: ["$open", "$other"], openJobConversationsId: "a#b" }) { id }
    U U U U U | about a job that is not there | createConversation(input: { participantIds: ["$open", "$other"], openJobConversationsId: "$missing" }) { id }
    U U U U I | with the name of a hidden organization | createConversation(input: { participantIds: ["$open", "$other"], openJobConversationsId: "$masked", name: "$maskedOrganization" }) { id }
    U U U U some | of everybody | listConversations(limit: 1) { items { id } }
    U U U U I | a page too large | listConversations(limit: 101) { items { id } }
  `),
  Message: rowsOf(`
    U some some none I | without a reason | ${thread}(conversationId: "$talk") { items { id } }
    U some some none some | with a reason | ${thread}(conversationId: "$talk", reason: "問い合わせの確認") { items { id } }
    U some none none some | of an application | ${thread}(conversationId: "$open.conversationId", reason: "問い合わせの確認") { items { id } }
    U none none none none | missing | ${thread}(conversationId: "$missing", reason: "問い合わせの確認") { items { id } }
    U none none none none | an id that is none | ${thread}(conversationId: "a#b", reason: "問い合わせの確認") { items { id } }
    U I I - I | a page too large | ${thread}(conversationId: "$talk", reason: "問い合わせの確認", limit: 101) { items { id } }
    U I I - I | a cursor that is none | ${thread}(conversationId: "$talk", reason: "問い合わせの確認", nextToken: "?") { items { id } }
    U ok ok U U | as a member | createMessage(input: { conversationId: "$talk", content: "こんにちは" }) { id }
    U U U U U | missing | createMessage(input: { conversationId: "$missing", content: "こんにちは" }) { id }
    U U U U U | an id that is none | createMessage(input: { conversationId: "a#b", content: "こんにちは" }) { id }
    U U U U U | in another's name | createMessage(input: { conversationId: "$talk", content: "こんにちは", authorId: "$hidden" }) { id }
    U U U U U | no id | createMessage(input: { conversationId: "", content: "こんにちは" }) { id }
    U I I I I | without a word | createMessage(input: { conversationId: "$talk", content: " " }) { id }
    U I I I I | a token that is none | createMessage(input: { conversationId: "$talk", content: "こんにちは", clientToken: "none" }) { id }
  `),
  MessageRead: rowsOf(`
    U - NF NF NF | own | updateMessageRead(input: { id: "$asideMessage.$open", read: true }) { id }
    U NF NF NF NF | missing | updateMessageRead(input: { id: "$talk.01ARZ3NDEKTSV4RRFFQ69G5FAV.$open", read: true }) { id }
    U NF NF NF NF | an id that is none | updateMessageRead(input: { id: "a#b", read: true }) { id }
    U I I I I | unread again | updateMessageRead(input: { id: "$asideMessage.$open", read: false }) { id }
    U C NF NF NF | a stale version | updateMessageRead(input: { id: "$asideSecond.$open", read: true }, condition: { version: { eq: 99 } }) { id }
    U ok NF NF NF | a second message | updateMessageRead(input: { id: "$asideSecond.$open", read: true }) { id }
  `),
  UserConversations: rowsOf(`
    U some none none some | own | listUserConversations(userId: "$open") { items { id } }
    U some none none some | private | listUserConversations(userId: "$hidden") { items { id } }
    U none none none none | missing | listUserConversations(userId: "$missing") { items { id } }
    U some some ok ok | the caller's | listUserConversations { items { id } }
    U I I I I | a page too large | listUserConversations(limit: 101) { items { id } }
    U I I I I | a cursor that is none | listUserConversations(nextToken: "?") { items { id } }
    U U U U - | a third person | createUserConversations(input: { conversationId: "$talk", userId: "$hidden" }) { id }
    U U U U C | a member already | createUserConversations(input: { conversationId: "$talk", userId: "$open" }) { id }
    U U U U U | somebody who is not there | createUserConversations(input: { conversationId: "$talk", userId: "$missing" }) { id }
    U U U U I | somebody without an id | createUserConversations(input: { conversationId: "$talk", userId: "" }) { id }
    U U U U U | a conversation that is not there | createUserConversations(input: { conversationId: "$missing", userId: "$hidden" }) { id }
    U U U U U | no id | createUserConversations(input: { conversationId: "", userId: "$hidden" }) { id }
    U U U U I | an administrator without a reason | createUserConversations(input: { conversationId: "$talk", userId: "$admin" }) { id }
    U U U U I | an administrator with a reason that is none | createUserConversations(input: { conversationId: "$talk", userId: "$admin", reason: "あ" }) { id }
    U U U U ok | somebody new | createUserConversations(input: { conversationId: "$new.talk", userId: "$hidden" }) { id }
    U ok NF NF NF | own | updateUserConversations(input: { id: "$talk.$open", readAt: "2026-01-01T00:00:00Z" }) { id }
    U NF NF NF NF | missing | updateUserConversations(input: { id: "$missing.$open", readAt: "2026-01-01T00:00:00Z" }) { id }
    U NF NF NF NF | an id that is none | updateUserConversations(input: { id: "a#b", readAt: "2026-01-01T00:00:00Z" }) { id }
    U ok NF NF ok | leaving | deleteUserConversations(input: { id: "$new.talk.$open" }) { id }
    U NF NF NF NF | missing | deleteUserConversations(input: { id: "$missing.$open" }) { id }
    U NF NF NF NF | an id with more behind it | deleteUserConversations(input: { id: "$talk.$open.1" }) { id }
    U NF NF NF NF | an id that is none | deleteUserConversations(input: { id: "a#b" }) { id }
  `),
  publish: rowsOf(`
    U U U U U | forged | publishMessage(input: { id: "x", conversationId: "$talk", createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", version: 1 }) { id }
    U U U U U | forged | publishDeletedUserConversations(input: { conversationId: "$talk", userId: "$open" }) { id }
    U U U U U | forged | publishEndedSubscriptions(input: { userId: "$open", endedAt: 1, fields: ["onCreateMessage"] }) { userId }
    U U U U U | forged | publishMessageRead(input: { id: "x", messageId: "x", userId: "$open", read: false, conversationId: "$talk", createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", version: 1 }) { id }
    U U U U U | forged | publishUpdatedMessageRead(input: { id: "x", messageId: "x", userId: "$open", read: false, conversationId: "$talk", createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", version: 1 }) { id }
    U U U U U | forged | publishUserConversations(input: { id: "x", conversationId: "$talk", userId: "$open", createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", version: 1 }) { id }
  `),
};
