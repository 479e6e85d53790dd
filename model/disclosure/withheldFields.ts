import { bookkeepingAttributes } from '../bookkeepingAttributes';
import { keyAttributes } from '../tableIndexes';
import { assessment } from './assessment';

const another =
  '本人以外の人を特定する情報で、その人の権利利益を害するおそれがあるため（個人情報保護法第33条第2項第1号）';
const derived = 'ほかの項目から自動的に作られる値で、独自の情報を含まないため';
const secret = '手続きを一度だけ行うための使い捨ての値で、本人に関する情報を含まないため';

/**
 * The stored attributes that a disclosure leaves out, by record type, each with the reason that its file names. Those
 * of `all` are left out of every record. Whatever is not here is disclosed.
 */
export const withheldFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  all: {
    ...Object.fromEntries(
      ['__typename', ...keyAttributes, ...bookkeepingAttributes].map((name) => [name, derived]),
    ),
    createdBy: another,
    createToken: secret,
  },
  User: {
    introducerId: another,
    hiddenFrom:
      'ブロックした企業のうちEnishiに登録している企業の番号で、名前を公開していない企業の利益を害するおそれがあるため（個人情報保護法第33条第2項第1号）',
  },
  InterviewLog: { owners: another, interviewerId: another, interviewerName: another },
  Evaluation: { picId: another },
  EvaluationComment: { commentatorID: another },
  EnishiWorkHistory: { owners: another, memberIds: another },
  EnishiWorkHistoryReview: { reviewerId: another },
  UserApplies: { memberIds: another, formerTokens: secret, decision: assessment, signers: another },
  TermsSheet: { sentBy: another, answeredBy: another },
  UserConversations: {
    owners: another,
    lastMessage:
      '会話の相手の発言を含むため（個人情報保護法第33条第2項第1号）。本人の発言は Message にあります',
    partnerIcon: another,
  },
  AuditEntry: {
    actor: '操作した人の氏名や番号は、その人の権利利益を害するおそれがあるため。役割は by にあります',
  },
};
