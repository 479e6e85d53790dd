import type { InfoText } from './InfoText';

export const pricingText: InfoText = {
  ja: {
    lead: '個人の方は、すべて無料でご利用いただけます。',
    sections: [
      {
        title: '個人の方',
        text: ['0円。登録、案件探し、応募、メッセージ、福利厚生のご利用まで、料金はかかりません。'],
      },
      {
        title: '企業の方',
        text: ['掲載数や採用の進め方に応じてご案内しています。お問い合わせから、ご希望をお聞かせください。'],
      },
    ],
  },
  en: {
    lead: 'For talents, everything is free.',
    sections: [
      {
        title: 'Talents',
        text: ['¥0. Registering, finding jobs, applying, messages and employee benefits cost nothing.'],
      },
      {
        title: 'Organizations',
        text: [
          'The price depends on the number of jobs and on how you recruit. Please tell us what you need.',
        ],
      },
    ],
  },
  de: {
    lead: 'Für Talente ist alles kostenlos.',
    sections: [
      {
        title: 'Talente',
        text: ['0 Yen. Registrierung, Suche, Bewerbungen, Nachrichten und Vergünstigungen kosten nichts.'],
      },
      {
        title: 'Organisationen',
        text: [
          'Der Preis richtet sich nach der Zahl der Stellen und der Art Ihrer Suche. Schreiben Sie uns, was Sie brauchen.',
        ],
      },
    ],
  },
  fr: {
    lead: 'Pour les talents, tout est gratuit.',
    sections: [
      {
        title: 'Talents',
        text: ['0 yen. Inscription, recherche, candidatures, messages et avantages ne coûtent rien.'],
      },
      {
        title: 'Organisations',
        text: [
          'Le prix dépend du nombre d’offres et de votre façon de recruter. Dites-nous ce dont vous avez besoin.',
        ],
      },
    ],
  },
  ko: {
    lead: '개인 회원은 모두 무료로 이용할 수 있습니다.',
    sections: [
      {
        title: '개인 회원',
        text: ['0엔. 가입, 공고 찾기, 지원, 메시지, 복리후생 이용까지 요금이 들지 않습니다.'],
      },
      {
        title: '기업 회원',
        text: [
          '게시하는 공고 수와 채용 방식에 따라 안내해 드립니다. 문의하기로 원하시는 내용을 알려 주세요.',
        ],
      },
    ],
  },
};
