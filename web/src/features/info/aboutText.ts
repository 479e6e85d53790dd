import type { InfoText } from './InfoText';

export const aboutText: InfoText = {
  ja: {
    lead: '縁（Enishi）は、働く人と企業が、条件だけでなくお互いの考え方まで知ったうえで出会える場所です。',
    sections: [
      {
        title: '私たちが大切にしていること',
        text: [
          'よい仕事は、よい出会いから始まります。経歴を並べるだけでは伝わらないことも、募集要項だけでは分からないことも、きちんと伝わるようにしたい。その思いからEnishiをつくりました。',
        ],
        points: [
          '誰に何が見えるかを、いつでもご自身で決められます。',
          '応募の前に、企業へ送られる内容をすべて確認できます。',
          '選考の状況は、途中の段階もすべてお知らせします。',
        ],
      },
      {
        title: '個人の方へ',
        text: [
          '正社員、業務委託、副業など、働き方を問わず案件を探せます。気になる案件はキープしておき、準備ができたら応募してください。登録も利用も無料です。',
        ],
      },
      {
        title: '企業の方へ',
        text: [
          '案件の掲載から、候補者との連絡、選考の管理までをひとつの場所で行えます。社名を伏せた募集にも対応しています。掲載をご希望の方は、お問い合わせからご連絡ください。',
        ],
      },
      { title: '運営', text: ['Enishi運営事務局'] },
    ],
  },
  en: {
    lead: 'Enishi is where people and organizations meet, knowing not just each other’s terms but how the other side works and thinks.',
    sections: [
      {
        title: 'What matters to us',
        text: [
          'Good work begins with a good encounter. A list of past jobs leaves much unsaid, and so does a job posting. We built Enishi so that the rest is heard too.',
        ],
        points: [
          'You decide at any time who sees what.',
          'Before you apply, you see everything that will be sent.',
          'You are informed of every step of the selection.',
        ],
      },
      {
        title: 'For talents',
        text: [
          'Find permanent, contract and part-time work in one place. Keep the jobs you like and apply when you are ready. Registration and use are free.',
        ],
      },
      {
        title: 'For organizations',
        text: [
          'Post jobs, talk to candidates and manage your hiring in one place, under your own name or confidentially. To post a job, please contact us.',
        ],
      },
      { title: 'Operated by', text: ['The Enishi office'] },
    ],
  },
  de: {
    lead: 'Auf Enishi lernen sich Menschen und Organisationen kennen – nicht nur ihre Bedingungen, sondern auch, wie die andere Seite arbeitet und denkt.',
    sections: [
      {
        title: 'Was uns wichtig ist',
        text: [
          'Gute Arbeit beginnt mit einer guten Begegnung. Ein Lebenslauf sagt vieles nicht, eine Ausschreibung ebenso wenig. Mit Enishi soll auch der Rest zur Sprache kommen.',
        ],
        points: [
          'Sie entscheiden jederzeit, wer was sieht.',
          'Vor der Bewerbung sehen Sie alles, was übermittelt wird.',
          'Sie werden über jeden Schritt der Auswahl informiert.',
        ],
      },
      {
        title: 'Für Talente',
        text: [
          'Festanstellung, freie Mitarbeit oder Nebentätigkeit: alles an einem Ort. Merken Sie sich Stellen, und bewerben Sie sich, wenn Sie so weit sind. Registrierung und Nutzung sind kostenlos.',
        ],
      },
      {
        title: 'Für Organisationen',
        text: [
          'Stellen veröffentlichen, mit Kandidaten sprechen, die Auswahl steuern – an einem Ort, auf Wunsch ohne Nennung Ihres Namens. Schreiben Sie uns, wenn Sie eine Stelle ausschreiben möchten.',
        ],
      },
      { title: 'Betreiber', text: ['Das Enishi-Büro'] },
    ],
  },
  fr: {
    lead: 'Enishi est l’endroit où talents et organisations se rencontrent en connaissant non seulement leurs conditions, mais aussi leur façon de travailler et de penser.',
    sections: [
      {
        title: 'Ce qui compte pour nous',
        text: [
          'Un bon travail commence par une bonne rencontre. Un parcours ne dit pas tout, une annonce non plus. Nous avons créé Enishi pour que le reste soit entendu aussi.',
        ],
        points: [
          'Vous décidez à tout moment qui voit quoi.',
          'Avant de postuler, vous voyez tout ce qui sera envoyé.',
          'Vous êtes informé de chaque étape de la sélection.',
        ],
      },
      {
        title: 'Pour les talents',
        text: [
          'Emploi salarié, mission ou activité complémentaire : tout au même endroit. Gardez les offres qui vous plaisent et postulez quand vous êtes prêt. L’inscription et l’utilisation sont gratuites.',
        ],
      },
      {
        title: 'Pour les organisations',
        text: [
          'Publiez des offres, échangez avec les candidats et suivez vos recrutements au même endroit, sous votre nom ou de façon confidentielle. Pour publier une offre, contactez-nous.',
        ],
      },
      { title: 'Exploitation', text: ['Le bureau d’Enishi'] },
    ],
  },
  ko: {
    lead: 'Enishi는 일하는 사람과 기업이 조건뿐 아니라 서로의 생각까지 알고 만나는 곳입니다. Enishi는 인연을 뜻하는 일본어입니다.',
    sections: [
      {
        title: '우리가 소중히 여기는 것',
        text: [
          '좋은 일은 좋은 만남에서 시작됩니다. 경력을 나열하는 것만으로는 전해지지 않는 것도, 모집 요강만으로는 알 수 없는 것도 제대로 전해지기를 바라는 마음으로 Enishi를 만들었습니다.',
        ],
        points: [
          '누구에게 무엇이 보일지 언제든지 직접 정할 수 있습니다.',
          '지원하기 전에 기업에 전달될 내용을 모두 확인할 수 있습니다.',
          '전형 현황은 중간 단계까지 모두 알려 드립니다.',
        ],
      },
      {
        title: '개인 회원께',
        text: [
          '정규직, 업무위탁, 부업 등 근무 형태와 관계없이 공고를 찾을 수 있습니다. 관심 있는 공고는 스크랩해 두고 준비가 되면 지원해 주세요. 가입도 이용도 무료입니다.',
        ],
      },
      {
        title: '기업 회원께',
        text: [
          '공고 게시부터 후보자와의 연락, 전형 관리까지 한곳에서 할 수 있습니다. 기업명을 밝히지 않는 모집도 가능합니다. 공고 게시를 원하시면 문의하기로 연락해 주세요.',
        ],
      },
      { title: '운영', text: ['Enishi 운영 사무국'] },
    ],
  },
};
