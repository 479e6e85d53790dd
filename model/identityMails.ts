import type { MailLanguage } from './mailLanguage';

interface IdentityMail {
  subject: string;
  /** The lines of the mail; Cognito replaces `{####}` by the code or the password, and `{username}` by the address. */
  lines: readonly string[];
}

type Occasion = 'signUp' | 'reset' | 'email' | 'invitation';

/**
 * The mails of the user pool, on each occasion: a code for a new account, one for a forgotten password, one for another
 * address, and the invitation by an administrator.
 */
export const identityMails: Readonly<Record<MailLanguage, Readonly<Record<Occasion, IdentityMail>>>> = {
  ja: {
    signUp: {
      subject: '【Enishi】確認コードのお知らせ',
      lines: [
        'Enishi をご利用いただきありがとうございます。',
        '確認コードは {####} です。画面に入力して、登録を完了してください。',
        'コードは24時間有効です。お心当たりのない場合は、このメールを破棄してください。',
      ],
    },
    reset: {
      subject: '【Enishi】パスワード再設定のコード',
      lines: [
        'パスワードの再設定を受け付けました。',
        '再設定用のコードは {####} です。画面に入力して、新しいパスワードを設定してください。',
        'コードは1時間有効です。お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。',
      ],
    },
    email: {
      subject: '【Enishi】メールアドレスの確認コード',
      lines: [
        'このメールアドレスへの変更を受け付けました。',
        '確認コードは {####} です。画面に入力すると、変更が完了します。',
        'お心当たりのない場合は、このメールを破棄してください。',
      ],
    },
    invitation: {
      subject: '【Enishi】アカウントのご案内',
      lines: [
        'Enishi のアカウントをご用意しました。',
        'メールアドレス：{username}',
        '仮パスワード：{####}',
        '7日以内にログインして、新しいパスワードを設定してください。',
      ],
    },
  },
  en: {
    signUp: {
      subject: '[Enishi] Your confirmation code',
      lines: [
        'Thank you for joining Enishi.',
        'Your confirmation code is {####}. Enter it on the screen to complete your registration.',
        'The code is valid for 24 hours. If you did not ask for it, please ignore this mail.',
      ],
    },
    reset: {
      subject: '[Enishi] Code for a new password',
      lines: [
        'We have received a request to reset your password.',
        'Your code is {####}. Enter it on the screen and choose a new password.',
        'The code is valid for one hour. If you did not ask for it, please ignore this mail; your password stays the same.',
      ],
    },
    email: {
      subject: '[Enishi] Confirm your new email address',
      lines: [
        'We have received a request to use this address for your account.',
        'Your confirmation code is {####}. Enter it on the screen to complete the change.',
        'If you did not ask for it, please ignore this mail.',
      ],
    },
    invitation: {
      subject: '[Enishi] Your account',
      lines: [
        'An account at Enishi is ready for you.',
        'Email address: {username}',
        'Temporary password: {####}',
        'Please sign in within 7 days and choose a new password.',
      ],
    },
  },
  de: {
    signUp: {
      subject: '[Enishi] Ihr Bestätigungscode',
      lines: [
        'Vielen Dank für Ihre Anmeldung bei Enishi.',
        'Ihr Bestätigungscode lautet {####}. Geben Sie ihn auf der Seite ein, um die Registrierung abzuschließen.',
        'Der Code gilt 24 Stunden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte.',
      ],
    },
    reset: {
      subject: '[Enishi] Code für ein neues Passwort',
      lines: [
        'Sie möchten Ihr Passwort zurücksetzen.',
        'Ihr Code lautet {####}. Geben Sie ihn auf der Seite ein und wählen Sie ein neues Passwort.',
        'Der Code gilt eine Stunde. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail bitte; Ihr Passwort bleibt unverändert.',
      ],
    },
    email: {
      subject: '[Enishi] Neue E-Mail-Adresse bestätigen',
      lines: [
        'Diese Adresse soll für Ihr Konto verwendet werden.',
        'Ihr Bestätigungscode lautet {####}. Geben Sie ihn auf der Seite ein, um die Änderung abzuschließen.',
        'Wenn Sie das nicht veranlasst haben, ignorieren Sie diese E-Mail bitte.',
      ],
    },
    invitation: {
      subject: '[Enishi] Ihr Konto',
      lines: [
        'Bei Enishi wurde ein Konto für Sie eingerichtet.',
        'E-Mail-Adresse: {username}',
        'Vorläufiges Passwort: {####}',
        'Bitte melden Sie sich innerhalb von 7 Tagen an und wählen Sie ein neues Passwort.',
      ],
    },
  },
  fr: {
    signUp: {
      subject: '[Enishi] Votre code de confirmation',
      lines: [
        'Merci de votre inscription sur Enishi.',
        'Votre code de confirmation est {####}. Saisissez-le à l’écran pour terminer l’inscription.',
        'Le code est valable 24 heures. Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
    },
    reset: {
      subject: '[Enishi] Code pour un nouveau mot de passe',
      lines: [
        'Nous avons reçu une demande de réinitialisation de votre mot de passe.',
        'Votre code est {####}. Saisissez-le à l’écran et choisissez un nouveau mot de passe.',
        'Le code est valable une heure. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.',
      ],
    },
    email: {
      subject: '[Enishi] Confirmez votre nouvelle adresse e-mail',
      lines: [
        'Nous avons reçu une demande d’utilisation de cette adresse pour votre compte.',
        'Votre code de confirmation est {####}. Saisissez-le à l’écran pour terminer la modification.',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      ],
    },
    invitation: {
      subject: '[Enishi] Votre compte',
      lines: [
        'Un compte Enishi a été créé pour vous.',
        'Adresse e-mail : {username}',
        'Mot de passe provisoire : {####}',
        'Connectez-vous dans les 7 jours et choisissez un nouveau mot de passe.',
      ],
    },
  },
  ko: {
    signUp: {
      subject: '[Enishi] 인증 코드 안내',
      lines: [
        'Enishi를 이용해 주셔서 감사합니다.',
        '인증 코드는 {####} 입니다. 화면에 입력하여 가입을 완료해 주세요.',
        '코드는 24시간 동안 유효합니다. 직접 요청하지 않으셨다면 이 메일을 무시해 주세요.',
      ],
    },
    reset: {
      subject: '[Enishi] 비밀번호 재설정 코드',
      lines: [
        '비밀번호 재설정 요청을 접수했습니다.',
        '재설정용 코드는 {####} 입니다. 화면에 입력하고 새 비밀번호를 설정해 주세요.',
        '코드는 1시간 동안 유효합니다. 직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
      ],
    },
    email: {
      subject: '[Enishi] 이메일 주소 인증 코드',
      lines: [
        '이 이메일 주소로의 변경 요청을 접수했습니다.',
        '인증 코드는 {####} 입니다. 화면에 입력하면 변경이 완료됩니다.',
        '직접 요청하지 않으셨다면 이 메일을 무시해 주세요.',
      ],
    },
    invitation: {
      subject: '[Enishi] 계정 안내',
      lines: [
        'Enishi 계정을 준비했습니다.',
        '이메일 주소: {username}',
        '임시 비밀번호: {####}',
        '7일 이내에 로그인하여 새 비밀번호를 설정해 주세요.',
      ],
    },
  },
};
