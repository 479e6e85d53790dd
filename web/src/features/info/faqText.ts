import type { InfoText } from './InfoText';

/** The frequently asked questions: each section is a question with its answer. */
export const faqText: InfoText = {
  ja: {
    lead: 'よくいただくご質問をまとめました。見つからないときは、お問い合わせからお気軽にご連絡ください。',
    sections: [
      {
        title: '利用に料金はかかりますか。',
        text: ['個人の方は、登録から応募、成約まで無料でご利用いただけます。'],
      },
      {
        title: '現在の勤務先に知られることはありませんか。',
        text: [
          'プロフィールは、公開する項目をご自身で選べます。非公開に設定すると、応募した企業など、やり取りのある相手にだけ表示されます。',
        ],
      },
      {
        title: '応募すると、企業に何が伝わりますか。',
        text: [
          '応募画面で「送られる内容」をすべてご確認いただけます。同意のうえで送信するまで、企業には何も伝わりません。',
        ],
      },
      {
        title: '応募を取り消せますか。',
        text: ['選考が終わる前であれば、いつでも辞退できます。理由を添えることもできます。'],
      },
      {
        title: '企業名が表示されない案件があります。',
        text: ['企業の希望により、社名を伏せて募集している案件です。選考が進むと、担当者からお伝えします。'],
      },
      {
        title: '通知メールを止めたい。',
        text: [
          'アカウントの設定で、メールの受け取りを切り替えられます。認証コードなどの大切なお知らせは、設定にかかわらずお送りします。',
        ],
      },
      {
        title: 'パスワードを忘れました。',
        text: ['ログイン画面の「パスワードをお忘れの方」から、再設定できます。'],
      },
      {
        title: '退会するとデータはどうなりますか。',
        text: [
          'お申し込みから14日後に、プロフィールやファイルなどを削除します。14日以内であれば、取り消せます。',
        ],
      },
    ],
  },
  en: {
    lead: 'Answers to frequent questions. If yours is missing, please contact us.',
    sections: [
      {
        title: 'What does it cost?',
        text: ['For talents everything is free, from registration to the contract.'],
      },
      {
        title: 'Can my present employer see me?',
        text: [
          'You choose which parts of your profile are public. A private profile is shown only to those you are in contact with, such as organizations you applied to.',
        ],
      },
      {
        title: 'What does an organization learn when I apply?',
        text: ['You see everything before it is sent. Nothing is passed on until you agree and send it.'],
      },
      {
        title: 'Can I withdraw an application?',
        text: ['Yes, at any time before the selection ends, with a reason if you like.'],
      },
      {
        title: 'Why do some jobs have no company name?',
        text: [
          'The organization recruits confidentially. Its name is given to you as the selection proceeds.',
        ],
      },
      {
        title: 'How do I stop notification mails?',
        text: [
          'Switch them off in your account settings. Essential mails such as codes are sent regardless.',
        ],
      },
      { title: 'I forgot my password.', text: ['Use “Forgot your password?” on the login page.'] },
      {
        title: 'What happens to my data when I leave?',
        text: ['Profile and files are deleted 14 days after your request. Until then you can take it back.'],
      },
    ],
  },
  de: {
    lead: 'Antworten auf häufige Fragen. Fehlt Ihre Frage, schreiben Sie uns gern.',
    sections: [
      {
        title: 'Was kostet Enishi?',
        text: ['Für Talente ist alles kostenlos, von der Registrierung bis zum Vertrag.'],
      },
      {
        title: 'Kann mein jetziger Arbeitgeber mich sehen?',
        text: [
          'Sie wählen, welche Teile Ihres Profils öffentlich sind. Ein privates Profil sehen nur Organisationen, mit denen Sie in Kontakt stehen, etwa nach einer Bewerbung.',
        ],
      },
      {
        title: 'Was erfährt eine Organisation bei meiner Bewerbung?',
        text: ['Sie sehen vorher alles, was gesendet wird. Ohne Ihre Zustimmung wird nichts übermittelt.'],
      },
      {
        title: 'Kann ich eine Bewerbung zurückziehen?',
        text: ['Ja, jederzeit vor dem Ende der Auswahl, auf Wunsch mit Begründung.'],
      },
      {
        title: 'Warum fehlt manchmal der Firmenname?',
        text: ['Die Organisation sucht vertraulich. Den Namen erfahren Sie im Lauf der Auswahl.'],
      },
      {
        title: 'Wie bestelle ich Benachrichtigungen ab?',
        text: ['In den Kontoeinstellungen. Wichtige Mails wie Codes kommen unabhängig davon.'],
      },
      {
        title: 'Ich habe mein Passwort vergessen.',
        text: ['Nutzen Sie „Passwort vergessen?“ auf der Anmeldeseite.'],
      },
      {
        title: 'Was geschieht nach dem Austritt mit meinen Daten?',
        text: [
          'Profil und Dateien werden 14 Tage nach Ihrem Antrag gelöscht. Bis dahin können Sie ihn zurücknehmen.',
        ],
      },
    ],
  },
  fr: {
    lead: 'Réponses aux questions fréquentes. Si la vôtre manque, contactez-nous.',
    sections: [
      {
        title: 'Combien cela coûte-t-il ?',
        text: ['Pour les talents, tout est gratuit, de l’inscription au contrat.'],
      },
      {
        title: 'Mon employeur actuel peut-il me voir ?',
        text: [
          'Vous choisissez les parties publiques de votre profil. Un profil privé n’est visible que des organisations avec lesquelles vous êtes en contact, par exemple après une candidature.',
        ],
      },
      {
        title: 'Que voit une organisation quand je postule ?',
        text: ['Vous voyez tout avant l’envoi. Rien n’est transmis sans votre accord.'],
      },
      {
        title: 'Puis-je retirer une candidature ?',
        text: ['Oui, à tout moment avant la fin de la sélection, avec un motif si vous le souhaitez.'],
      },
      {
        title: 'Pourquoi certaines offres n’ont-elles pas de nom d’entreprise ?',
        text: [
          'L’organisation recrute de façon confidentielle. Son nom vous est donné au cours de la sélection.',
        ],
      },
      {
        title: 'Comment arrêter les notifications par e-mail ?',
        text: [
          'Dans les paramètres du compte. Les messages essentiels, comme les codes, sont toujours envoyés.',
        ],
      },
      {
        title: 'J’ai oublié mon mot de passe.',
        text: ['Utilisez « Mot de passe oublié ? » sur la page de connexion.'],
      },
      {
        title: 'Que deviennent mes données après mon départ ?',
        text: [
          'Profil et fichiers sont supprimés 14 jours après la demande. D’ici là, vous pouvez l’annuler.',
        ],
      },
    ],
  },
  ko: {
    lead: '자주 받는 질문을 모았습니다. 찾는 내용이 없으면 문의하기로 편하게 연락해 주세요.',
    sections: [
      {
        title: '이용 요금이 있습니까?',
        text: ['개인 회원은 가입부터 지원, 계약 성사까지 무료로 이용할 수 있습니다.'],
      },
      {
        title: '현재 직장에 알려질 염려는 없습니까?',
        text: [
          '프로필에서 공개할 항목을 직접 선택할 수 있습니다. 비공개로 설정하면 지원한 기업 등 연락 중인 상대에게만 표시됩니다.',
        ],
      },
      {
        title: '지원하면 기업에 무엇이 전달됩니까?',
        text: [
          '지원 화면에서 전달될 내용을 모두 확인할 수 있습니다. 동의하고 보낼 때까지 기업에는 아무것도 전달되지 않습니다.',
        ],
      },
      {
        title: '지원을 취소할 수 있습니까?',
        text: ['전형이 끝나기 전이라면 언제든지 취소할 수 있습니다. 사유를 덧붙일 수도 있습니다.'],
      },
      {
        title: '기업명이 표시되지 않는 공고가 있습니다.',
        text: [
          '기업의 희망에 따라 기업명을 밝히지 않고 모집하는 공고입니다. 전형이 진행되면 담당자가 알려 드립니다.',
        ],
      },
      {
        title: '알림 메일을 받고 싶지 않습니다.',
        text: [
          '계정 설정에서 메일 수신 여부를 바꿀 수 있습니다. 인증 코드 등 중요한 알림은 설정과 관계없이 보내 드립니다.',
        ],
      },
      {
        title: '비밀번호를 잊었습니다.',
        text: ['로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 재설정할 수 있습니다.'],
      },
      {
        title: '탈퇴하면 데이터는 어떻게 됩니까?',
        text: ['신청 14일 후에 프로필과 파일 등을 삭제합니다. 14일 이내라면 취소할 수 있습니다.'],
      },
    ],
  },
};
