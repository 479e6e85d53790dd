import type { EnumValue } from '../../../model/enums';
import type { NoticeKind } from '../../../model/notices/noticeKinds';
import type { MeetingNoticeKind } from '../meetings/meetingTexts';
import { contractTexts } from './contractTexts';
import type { NoticeText } from './NoticeText';

/** The states of an application as a talent reads them in a mail. */
const STATES: Readonly<Record<EnumValue<'ApplyType'>, string>> = {
  APPLIED: '応募済み',
  SCREENING: '書類選考中',
  INTERVIEW: '面談',
  OFFERED: '内定',
  CONTRACTED: '成約',
  REJECTED: '見送り',
  WITHDRAWN: '辞退',
};

interface About {
  /** The title of the job or of the benefit, as one line. */
  title: string;
  state?: EnumValue<'ApplyType'>;
}

/** The Japanese text of each kind of notice, except receipts, meetings and what alerts have found. */
export const noticeTexts: Readonly<
  Record<
    Exclude<NoticeKind, 'APPLICATION_SENT' | 'JOBS_FOUND' | MeetingNoticeKind>,
    (about: About) => NoticeText
  >
> = {
  APPLICATION_RECEIVED: ({ title }) => ({
    subject: `「${title}」に応募がありました`,
    paragraphs: [`「${title}」に新しい応募がありました。`, 'プロフィールを確認し、お早めにご連絡ください。'],
    label: '会話を開く',
  }),
  APPLICATION_WITHDRAWN: ({ title }) => ({
    subject: `「${title}」への応募が辞退されました`,
    paragraphs: [`「${title}」への応募が、応募者により辞退されました。`],
    label: '会話を開く',
  }),
  APPLICATION_MOVED: ({ title, state }) => ({
    subject: `「${title}」の選考状況が更新されました`,
    paragraphs: [
      `「${title}」の選考状況が${state ? `「${STATES[state]}」に` : ''}更新されました。`,
      '詳しくは会話をご確認ください。',
    ],
    label: '会話を開く',
  }),
  TERMS_SENT: ({ title }) => ({
    subject: `「${title}」の条件書が届きました`,
    paragraphs: [
      `「${title}」の条件書の新しい版が届きました。`,
      '内容と期限を確認し、質問があれば会話でお尋ねください。',
    ],
    label: '条件を確認する',
  }),
  TERMS_ACCEPTED: ({ title }) => ({
    subject: `「${title}」の条件が承諾されました`,
    paragraphs: [`「${title}」の条件が承諾され、成約しました。`, '条件書は応募のページから印刷できます。'],
    label: '会話を開く',
  }),
  TERMS_DECLINED: ({ title }) => ({
    subject: `「${title}」の条件が見送られました`,
    paragraphs: [
      `「${title}」の条件は、応募者により見送られました。`,
      '条件を変えて、もう一度お送りいただけます。',
    ],
    label: '会話を開く',
  }),
  AMENDMENT_PROPOSED: ({ title }) => ({
    subject: `「${title}」の条件の変更が提案されました`,
    paragraphs: [
      `「${title}」の条件の変更が提案されました。`,
      '変わる項目を確認して、承諾するか見送るかをお選びください。承諾するまで、今の条件のままです。',
    ],
    label: '会話を開く',
  }),
  AMENDMENT_ACCEPTED: ({ title }) => ({
    subject: `「${title}」の条件の変更が承諾されました`,
    paragraphs: [`「${title}」の条件の変更が承諾されました。`, '変更後の条件書は、印刷できます。'],
    label: '会話を開く',
  }),
  AMENDMENT_DECLINED: ({ title }) => ({
    subject: `「${title}」の条件の変更が見送られました`,
    paragraphs: [`「${title}」の条件の変更は見送られました。`, '条件は、これまでのままです。'],
    label: '会話を開く',
  }),
  ...contractTexts,
  JOB_OFFERED: ({ title }) => ({
    subject: `「${title}」のご案内が届きました`,
    paragraphs: [`あなたのプロフィールをご覧になった担当者から、「${title}」のご案内が届きました。`],
    label: '案件を見る',
  }),
  JOB_PUBLISHED: ({ title }) => ({
    subject: `「${title}」が公開されました`,
    paragraphs: [`審査が完了し、「${title}」が公開されました。`],
    label: '案件を見る',
  }),
  COMPLAINT_OVERDUE: ({ title }) => ({
    subject: `苦情・通報（${title}）の回答期限が過ぎました`,
    paragraphs: [
      `受付番号${title}の苦情・通報に、まだ回答が記録されていません。回答期限（Enishiの方針で14日）が過ぎています。`,
      '回答したあとは、苦情・通報のページで「回答済み」にしてください。',
    ],
    label: '苦情・通報を開く',
  }),
  JOB_ITEMS_LACKING: ({ title }) => ({
    subject: `「${title}」に、補っていただきたい項目があります`,
    paragraphs: [
      `公開中の「${title}」に、掲載に必要な項目が足りません。`,
      '期限までに補ってください。補われないときは、Enishiの掲載基準により、期限の翌日に公開を終了します。',
    ],
    label: '案件を確認する',
  }),
  JOB_ITEMS_CLOSED: ({ title }) => ({
    subject: `「${title}」の公開を終了しました`,
    paragraphs: [
      `掲載に必要な項目が期限までに補われなかったため、「${title}」の公開を終了しました。`,
      '項目を補ってから公開を依頼すると、もう一度掲載できます。',
    ],
    label: '案件を確認する',
  }),
  JOB_RETURNED: ({ title }) => ({
    subject: `「${title}」の内容をご確認ください`,
    paragraphs: [
      `「${title}」の公開審査で、確認が必要な点がありました。`,
      'コメントをご確認のうえ、修正して再度公開を依頼してください。',
    ],
    label: '案件を確認する',
  }),
  EXPORT_READY: () => ({
    subject: 'データの書き出しが完了しました',
    paragraphs: ['ご依頼のデータの書き出しが完了しました。', 'ファイルは7日間ダウンロードできます。'],
    label: 'アカウント設定を開く',
  }),
  DELETION_REQUESTED: () => ({
    subject: '退会のお手続きを受け付けました',
    paragraphs: [
      '退会のお手続きを受け付けました。14日後に、アカウントとデータが削除されます。',
      'それまではログインして、いつでも取り消すことができます。',
      'お心当たりがない場合は、すぐにログインしてパスワードを変更してください。',
    ],
    label: 'アカウント設定を開く',
  }),
  DELETION_NEAR: () => ({
    subject: 'まもなくアカウントが削除されます',
    paragraphs: [
      '退会のお手続きから日が経ち、3日以内にアカウントとデータが削除されます。',
      '削除されたデータは元に戻せません。ご利用を続ける場合は、それまでにログインして退会を取り消してください。',
    ],
    label: 'アカウント設定を開く',
  }),
  BENEFIT_GRANTED: ({ title }) => ({
    subject: `「${title}」をご利用いただけるようになりました`,
    paragraphs: [`お申し込みいただいた「${title}」をご利用いただけるようになりました。`],
    label: 'ご利用方法を見る',
  }),
  BENEFIT_PUBLISHED: ({ title }) => ({
    subject: `「${title}」が公開されました`,
    paragraphs: [`内容の確認が完了し、福利厚生「${title}」が公開されました。`],
    label: '福利厚生を見る',
  }),
  BENEFIT_RETURNED: ({ title }) => ({
    subject: `「${title}」の内容をご確認ください`,
    paragraphs: [
      `福利厚生「${title}」の公開審査で、確認が必要な点がありました。`,
      'コメントをご確認のうえ、修正して再度公開を依頼してください。',
    ],
    label: '福利厚生を編集する',
  }),
  JOB_REVIEW_REQUESTED: ({ title }) => ({
    subject: `「${title}」の公開依頼がありました`,
    paragraphs: [
      `案件「${title}」の公開が依頼されました。`,
      '内容を確認し、公開または差し戻しをしてください。',
    ],
    label: '案件を確認する',
  }),
  BENEFIT_REVIEW_REQUESTED: ({ title }) => ({
    subject: `「${title}」の公開依頼がありました`,
    paragraphs: [
      `福利厚生「${title}」の公開が依頼されました。`,
      '内容を確認し、公開または差し戻しをしてください。',
    ],
    label: '福利厚生を確認する',
  }),
  BENEFIT_EDITED: ({ title }) => ({
    subject: `公開中の「${title}」が変更されました`,
    paragraphs: [
      `公開中の福利厚生「${title}」の内容を、企業が変更しました。`,
      '変更前と変更後を見比べて、必要な場合は変更前に戻してください。',
    ],
    label: '変更を確認する',
  }),
  ORGANIZATION_EDITED: ({ title }) => ({
    subject: `「${title}」の企業情報が変更されました`,
    paragraphs: [
      `企業「${title}」の公開されている情報を、企業の担当者が変更しました。`,
      '変更前と変更後を見比べて、必要な場合は変更前に戻してください。',
    ],
    label: '変更を確認する',
  }),
  JOB_CLOSED: ({ title }) => ({
    subject: `「${title}」の募集が終了しました`,
    paragraphs: [`公開中の案件「${title}」の募集を、企業またはコンサルタントが終了しました。`],
    label: '案件を見る',
  }),
  BENEFIT_WITHDRAWN: ({ title }) => ({
    subject: `「${title}」の公開が取り下げられました`,
    paragraphs: [`公開中の福利厚生「${title}」の公開を、企業が取り下げました。`],
    label: '福利厚生を見る',
  }),
  JOB_EDITED: ({ title }) => ({
    subject: `公開中の「${title}」が変更されました`,
    paragraphs: [
      `公開中の案件「${title}」の内容を、企業またはコンサルタントが変更しました。`,
      '変更前と変更後を見比べて、必要な場合は変更前に戻してください。',
    ],
    label: '変更を確認する',
  }),
};
