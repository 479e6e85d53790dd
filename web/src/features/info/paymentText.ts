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
};
