import type { EnumValue } from '../../../model/enums';
import type { NoticeText } from './NoticeText';

type ContractNoticeKind = Extract<
  EnumValue<'NoticeKind'>,
  `ENDING_${string}` | `CONTRACT_${string}` | `PAPER_${string}`
>;

/** What the mails about a contract say, from its dates to its end. */
export const contractTexts: Readonly<Record<ContractNoticeKind, (about: { title: string }) => NoticeText>> = {
  ENDING_NOTIFIED: ({ title }) => ({
    subject: `「${title}」の契約の終了についてのご連絡です`,
    paragraphs: [
      `「${title}」の契約を終えることについて、相手から連絡がありました。`,
      '終わる日、引き継ぎ、最後の支払いを確認してください。',
    ],
    label: '会話を開く',
  }),
  ENDING_ANSWERED: ({ title }) => ({
    subject: `「${title}」の契約の終了について、返事がありました`,
    paragraphs: [`「${title}」の契約の終了について、相手から返事がありました。`],
    label: '会話を開く',
  }),
  CONTRACT_PAYMENT_NEAR: ({ title }) => ({
    subject: `「${title}」の支払期日が近づいています`,
    paragraphs: [
      `「${title}」の支払期日は3日後です。`,
      '金額と日付は条件書でご確認ください。これはEnishiからのお知らせで、支払いの確認ではありません。',
    ],
    label: '会話を開く',
  }),
  CONTRACT_NOTICE_NEAR: ({ title }) => ({
    subject: `「${title}」の契約を更新するか、ご相談の時期です`,
    paragraphs: [
      `「${title}」の契約の終わりが近づいています。更新しない場合の予告ができる最後の日は、2週間後です。`,
      '続ける場合は、条件の変更で期間を延ばせます。',
    ],
    label: '会話を開く',
  }),
  CONTRACT_END_NEAR: ({ title }) => ({
    subject: `「${title}」の契約はあと2週間です`,
    paragraphs: [
      `「${title}」の契約の最後の日は、2週間後です。`,
      '引き継ぎと最後の支払いをご確認ください。終わったあと、双方が評価できます。',
    ],
    label: '会話を開く',
  }),
  PAPER_ASKED: ({ title }) => ({
    subject: `「${title}」の書面の受け取り方について、ご連絡です`,
    paragraphs: [
      `「${title}」の書面（条件書）の受け取り方について、タレントから連絡がありました。`,
      '紙で交付する場合は、条件書のページから印刷し、交付した日を記録してください。',
    ],
    label: '会話を開く',
  }),
  PAPER_HANDED_OVER: ({ title }) => ({
    subject: `「${title}」の書面が交付されました`,
    paragraphs: [
      `「${title}」の書面（紙）を交付したと、企業から連絡がありました。`,
      '届いていない場合は、会話でお尋ねください。',
    ],
    label: '会話を開く',
  }),
  CONTRACT_PAPER_NEAR: ({ title }) => ({
    subject: `「${title}」の書面を、紙で交付してください`,
    paragraphs: [
      `「${title}」の書面（紙）の交付がまだ記録されていません。期限の目安は3日後です。`,
      '条件書のページから印刷し、交付した日を記録してください。',
    ],
    label: '会話を開く',
  }),
};
