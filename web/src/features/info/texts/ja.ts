/** The Japanese texts of the information pages and the contact form. */
export const ja = {
  comingSoon: '準備中です',
  comingSoonText: 'このページは、ただいま準備中です。公開まで、いましばらくお待ちください。',
  maintenance: 'メンテナンス中です',
  maintenanceText: 'ただいまメンテナンスを行っています。しばらくしてから、もう一度お試しください。',
  contactLead: 'ご質問やご要望をお聞かせください。内容を確認のうえ、担当者からメールでお返事します。',
  report: 'この案件を通報する',
  reportLead:
    '誤りや気になった点をお知らせください。事務局が内容を確認し、{{days}}日以内にメールで回答します（この日数は当社の方針です）。通報したことが企業に伝わることはありません。',
  reportSubject: '案件の通報（{{id}}）',
  complaint: '苦情のお申し出',
  complaintLead:
    'Enishiのサービスや掲載中の案件についての苦情を承ります。事務局が内容を確認し、{{days}}日以内にメールで回答します（この日数は当社の方針です）。',
  complaintSubject: '苦情の申し出',
  receipt: '受付番号は {{number}} です。{{day}}までにメールで回答します。',
  sent: 'お問い合わせを受け付けました。お返事まで、いましばらくお待ちください。',
  form: {
    name: 'お名前',
    email: 'メールアドレス',
    organizationName: '会社名・団体名',
    subject: '件名',
    message: 'お問い合わせ内容',
    send: '送信する',
    limit: 'お問い合わせは、1時間に{{count}}件までお送りいただけます。',
    tooMany:
      'お問い合わせは1時間に{{count}}件までです。入力した内容はそのままですので、時間をおいてお送りください。',
  },
};
