import type { UserInvitationConfig, UserVerificationConfig } from 'aws-cdk-lib/aws-cognito';

const verification: UserVerificationConfig = {
  emailSubject: '【Enishi】確認コードのお知らせ',
  emailBody: [
    'Enishi をご利用いただきありがとうございます。',
    '確認コードは {####} です。画面に入力して、手続きを続けてください。',
    'コードは時間がたつと使えなくなります。お心当たりのない場合は、このメールを破棄してください。',
  ].join('<br>'),
};

const invitation: UserInvitationConfig = {
  emailSubject: '【Enishi】アカウントを作成しました',
  emailBody: [
    'Enishi のアカウントを作成しました。',
    'メールアドレス：{username}',
    '仮パスワード：{####}',
    '7日以内にログインして、新しいパスワードを設定してください。',
  ].join('<br>'),
};

/**
 * Texts of the mails that the Cognito user pool sends: verification codes and invitations. Cognito replaces
 * `{####}` with the code or the password, and `{username}` with the email.
 */
export const mailTexts = { verification, invitation };
