import type { EnumValue } from '../enums';
import type { ContractKind } from './TermsItem';

/**
 * The event lines that are added to the conversation. `offer` reports the first sheet: 内定 is for employment alone. Like
 * those of `applyLines` they are stored in Japanese.
 */
export const termsLines = {
  offer: { EMPLOYMENT: '内定のご連絡があります', CONTRACT: '条件のご提示があります' } satisfies Record<
    ContractKind,
    string
  >,
  resent: (number: number) => `条件書の第${number}版をお送りしました`,
  declined: (number: number) => `条件書の第${number}版は見送りとなりました`,
  amended: (number: number) => `条件の変更（第${number}版）のご提案があります`,
  amendmentAccepted: (number: number) => `条件の変更（第${number}版）が承諾されました`,
  ending: {
    TERMINATION: (day: string) => `契約を${day}で終えるご連絡があります`,
    NON_RENEWAL: (day: string) => `契約を${day}の期間満了で終えるご連絡があります`,
    AGREEMENT: (day: string) => `契約を${day}で終えるご提案があります`,
  } satisfies Record<EnumValue<'EndingHow'>, (day: string) => string>,
  endingAnswer: {
    CONFIRM: '契約の終了が確認されました',
    DECLINE: '契約を終える提案は見送りとなりました',
    ASK_REASON: '契約を終える理由のお尋ねがあります',
    GIVE_REASON: '契約を終える理由のご連絡があります',
  } satisfies Record<EnumValue<'EndingReply'>, string>,
  delivery: {
    WISH: '書面を電子的に受け取る希望がありました',
    REVOKE: '書面を電子的に受け取る希望が撤回されました',
    REQUEST: '書面（紙）の交付の請求がありました',
    HAND_OVER: '書面（紙）を交付した連絡がありました',
  } satisfies Record<EnumValue<'DeliveryDeed'>, string>,
  amendmentDeclined: (number: number) => `条件の変更（第${number}版）は見送りとなりました`,
} as const;
