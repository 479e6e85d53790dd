import type { InfoText } from './InfoText';

export const paymentText: InfoText = {
  ja: {
    lead: '報酬は、契約を結んだ企業から直接お支払いされます。',
    sections: [
      {
        title: '業務委託・副業の場合',
        text: [
          '金額、締め日、支払日は、企業との契約書に記載されます。お仕事を始める前に、必ずご確認ください。',
        ],
      },
      { title: '雇用の場合', text: ['給与として、企業の規程に沿って支払われます。'] },
      {
        title: 'お困りのとき',
        text: [
          'お支払いが契約どおりに行われないなど、お困りのことがあれば、お問い合わせからご相談ください。事務局が状況を確認します。',
        ],
      },
    ],
  },
  en: {
    lead: 'You are paid directly by the organization with which you have a contract.',
    sections: [
      {
        title: 'Contract and side jobs',
        text: [
          'Amount, closing date and payment date are written in the contract. Please check them before you start.',
        ],
      },
      { title: 'Employment', text: ['You receive a salary according to the rules of the organization.'] },
      {
        title: 'If something goes wrong',
        text: ['If a payment does not follow the contract, please contact us. The office will look into it.'],
      },
    ],
  },
  de: {
    lead: 'Sie werden direkt von der Organisation bezahlt, mit der Sie einen Vertrag haben.',
    sections: [
      {
        title: 'Freie Mitarbeit und Nebentätigkeit',
        text: [
          'Betrag, Abrechnungs- und Zahltag stehen im Vertrag. Bitte prüfen Sie sie, bevor Sie beginnen.',
        ],
      },
      { title: 'Anstellung', text: ['Sie erhalten ein Gehalt nach den Regeln der Organisation.'] },
      {
        title: 'Wenn etwas nicht stimmt',
        text: ['Wird nicht wie vereinbart gezahlt, schreiben Sie uns. Das Büro geht der Sache nach.'],
      },
    ],
  },
  fr: {
    lead: 'Vous êtes payé directement par l’organisation avec laquelle vous avez un contrat.',
    sections: [
      {
        title: 'Mission et activité complémentaire',
        text: [
          'Montant, date d’arrêté et date de paiement figurent au contrat. Vérifiez-les avant de commencer.',
        ],
      },
      { title: 'Emploi salarié', text: ['Vous recevez un salaire selon les règles de l’organisation.'] },
      {
        title: 'En cas de problème',
        text: ['Si un paiement ne suit pas le contrat, contactez-nous. Le bureau examinera la situation.'],
      },
    ],
  },
  ko: {
    lead: '보수는 계약을 맺은 기업이 직접 지급합니다.',
    sections: [
      {
        title: '업무위탁·부업의 경우',
        text: [
          '금액, 마감일, 지급일은 기업과의 계약서에 기재됩니다. 일을 시작하기 전에 반드시 확인해 주세요.',
        ],
      },
      { title: '고용의 경우', text: ['급여로서 기업의 규정에 따라 지급됩니다.'] },
      {
        title: '문제가 생겼을 때',
        text: [
          '계약대로 지급되지 않는 등 곤란한 일이 있으면 문의하기로 상담해 주세요. 사무국이 상황을 확인합니다.',
        ],
      },
    ],
  },
};
