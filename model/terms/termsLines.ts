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
  amendmentDeclined: (number: number) => `条件の変更（第${number}版）は見送りとなりました`,
} as const;
