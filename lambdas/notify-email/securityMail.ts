import { contactPath } from '../../model/contactPath';
import type { MailLanguage } from '../../model/mailLanguage';
import type { SecurityNotice } from '../lib/notices/SecurityNotice';
import { buildMail } from './buildMail';
import type { Recipient } from './findRecipient';
import type { Mail } from './Mail';

interface Text {
  subject: string;
  paragraphs: readonly string[];
  label: string;
}

const TEXTS: Readonly<Record<MailLanguage, Readonly<Record<SecurityNotice['security'], Text>>>> = {
  ja: {
    EMAIL_CHANGED: {
      subject: '【Enishi】メールアドレスが変更されました',
      paragraphs: [
        'アカウントのメールアドレスが変更されました。今後のお知らせは、新しいメールアドレスに届きます。',
        'お心当たりがない場合は、すぐにお問い合わせください。',
      ],
      label: 'お問い合わせ',
    },
    PASSWORD_CHANGED: {
      subject: '【Enishi】パスワードが変更されました',
      paragraphs: [
        'アカウントのパスワードが変更されました。ほかの端末ではログアウトされています。',
        'お心当たりがない場合は、すぐにお問い合わせください。',
      ],
      label: 'お問い合わせ',
    },
  },
  en: {
    EMAIL_CHANGED: {
      subject: '[Enishi] Your email address was changed',
      paragraphs: [
        'The email address of your account was changed. From now on, mail goes to the new address.',
        'If this was not you, please contact us at once.',
      ],
      label: 'Contact us',
    },
    PASSWORD_CHANGED: {
      subject: '[Enishi] Your password was changed',
      paragraphs: [
        'The password of your account was changed. All other devices were signed out.',
        'If this was not you, please contact us at once.',
      ],
      label: 'Contact us',
    },
  },
  de: {
    EMAIL_CHANGED: {
      subject: '[Enishi] Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Die E-Mail-Adresse Ihres Kontos wurde geändert. Künftige Nachrichten gehen an die neue Adresse.',
        'Wenn Sie das nicht waren, wenden Sie sich bitte sofort an uns.',
      ],
      label: 'Kontakt',
    },
    PASSWORD_CHANGED: {
      subject: '[Enishi] Ihr Passwort wurde geändert',
      paragraphs: [
        'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
        'Wenn Sie das nicht waren, wenden Sie sich bitte sofort an uns.',
      ],
      label: 'Kontakt',
    },
  },
  fr: {
    EMAIL_CHANGED: {
      subject: '[Enishi] Votre adresse e-mail a été modifiée',
      paragraphs: [
        'L’adresse e-mail de votre compte a été modifiée. Les prochains messages seront envoyés à la nouvelle adresse.',
        'Si vous n’êtes pas à l’origine de cette modification, contactez-nous immédiatement.',
      ],
      label: 'Nous contacter',
    },
    PASSWORD_CHANGED: {
      subject: '[Enishi] Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte a été modifié. Tous les autres appareils ont été déconnectés.',
        'Si vous n’êtes pas à l’origine de cette modification, contactez-nous immédiatement.',
      ],
      label: 'Nous contacter',
    },
  },
  ko: {
    EMAIL_CHANGED: {
      subject: '[Enishi] 이메일 주소가 변경되었습니다',
      paragraphs: [
        '계정의 이메일 주소가 변경되었습니다. 앞으로의 알림은 새 이메일 주소로 전송됩니다.',
        '직접 변경하지 않으셨다면 바로 문의해 주세요.',
      ],
      label: '문의하기',
    },
    PASSWORD_CHANGED: {
      subject: '[Enishi] 비밀번호가 변경되었습니다',
      paragraphs: [
        '계정의 비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.',
        '직접 변경하지 않으셨다면 바로 문의해 주세요.',
      ],
      label: '문의하기',
    },
  },
};

/** Builds the mail about a change of somebody's access, in the person's language. */
export function securityMail(
  security: SecurityNotice['security'],
  { to, name, language }: Recipient,
  site: string,
): Mail {
  const { label, ...text } = TEXTS[language][security];
  return buildMail({ to, name, language, ...text, link: { label, url: `${site}${contactPath}` } });
}
