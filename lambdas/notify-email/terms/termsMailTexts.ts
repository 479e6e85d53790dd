import type { MailLanguage } from '../../../model/mailLanguage';

/**
 * How the recipient gets the document. The talent: freelance work, with paper on request by law or by house rule; an
 * employment, electronically as wished or on paper. The organization: to keep, or to print and hand over.
 */
export type DocumentWay = 'onRequest' | 'onRequestByHouse' | 'wished' | 'paper' | 'kept' | 'printing';

type Said = (title: string) => { subject: string; paragraph: string };

interface TermsMailText {
  agreed: Said;
  /** Of a change of accepted terms. */
  changed: Said;
  ways: Record<DocumentWay, readonly string[]>;
  label: string;
  number: (id: string) => string;
}

/** The mails about accepted terms, around a document in Japanese, in each language. */
export const termsMailTexts: Readonly<Record<MailLanguage, TermsMailText>> = {
  ja: {
    agreed: (title) => ({
      subject: `【Enishi】「${title}」が成約しました（条件書）`,
      paragraph: `「${title}」の条件が承諾され、成約しました。`,
    }),
    changed: (title) => ({
      subject: `【Enishi】「${title}」の条件が変わりました（条件書）`,
      paragraph: `「${title}」の条件の変更が承諾されました。変更後の条件が、今の条件です。`,
    }),
    ways: {
      onRequest: [
        '承諾された条件書をPDFで添付しました。大切に保管してください。',
        '紙で受け取りたいときは、条件書のページから企業に請求できます（フリーランス法第3条第2項）。',
      ],
      onRequestByHouse: [
        '承諾された条件書をPDFで添付しました。大切に保管してください。',
        '紙で受け取りたいときは、条件書のページから企業にお願いできます（ハウスルール）。',
      ],
      wished: [
        'ご希望のとおり、承諾された条件書をPDFで添付しました（労働基準法施行規則第5条第4項）。大切に保管してください。',
        '紙で受け取りたくなったときは、条件書のページで希望を撤回できます。',
      ],
      paper: [
        '条件書は、企業から紙で受け取ります（労働基準法施行規則第5条第4項）。届くまでの間も、条件書のページで読み、印刷できます。',
        '電子的に受け取りたいときは、条件書のページで希望を伝えられます。紙が届かないときは、会話でお尋ねください。',
      ],
      kept: ['承諾された条件書をPDFで添付しました。大切に保管してください。'],
      printing: [
        '承諾された条件書をPDFで添付しました。印刷して、紙で交付してください（労働基準法施行規則第5条第4項）。',
        '交付したら、条件書のページに交付した日を記録してください。',
      ],
    },
    label: '会話を開く',
    number: (id) => `通知番号：${id}`,
  },
  en: {
    agreed: (title) => ({
      subject: `[Enishi] There is a contract: “${title}”`,
      paragraph: `The terms for “${title}” were accepted, so there is a contract.`,
    }),
    changed: (title) => ({
      subject: `[Enishi] The terms for “${title}” have changed`,
      paragraph: `The change of the terms for “${title}” was accepted. The changed terms are in force.`,
    }),
    ways: {
      onRequest: [
        'The accepted terms are attached as a PDF, in Japanese. Please keep it.',
        'If you want them on paper, you can ask the company on the page of the terms (Freelance Act, article 3 (2)).',
      ],
      onRequestByHouse: [
        'The accepted terms are attached as a PDF, in Japanese. Please keep it.',
        'If you want them on paper, you can ask the company on the page of the terms (house rule).',
      ],
      wished: [
        'As you wished, the accepted terms are attached as a PDF, in Japanese (Ordinance for Enforcement of the Labour Standards Act, article 5 (4)). Please keep it.',
        'If you would rather have them on paper, you can revoke this wish on the page of the terms.',
      ],
      paper: [
        'The company gives you the terms on paper (Ordinance for Enforcement of the Labour Standards Act, article 5 (4)). Until they arrive, you can read and print them on the page of the terms.',
        'If you want them electronically, you can say so on the page of the terms. If no paper arrives, please ask in the conversation.',
      ],
      kept: ['The accepted terms are attached as a PDF, in Japanese. Please keep it.'],
      printing: [
        'The accepted terms are attached as a PDF, in Japanese. Please print them and hand them over on paper (Ordinance for Enforcement of the Labour Standards Act, article 5 (4)).',
        'Then record the day on the page of the terms.',
      ],
    },
    label: 'Open the conversation',
    number: (id) => `Notice number: ${id}`,
  },
  de: {
    agreed: (title) => ({
      subject: `[Enishi] Vertrag geschlossen: „${title}“`,
      paragraph: `Die Bedingungen für „${title}“ wurden angenommen, der Vertrag ist geschlossen.`,
    }),
    changed: (title) => ({
      subject: `[Enishi] Die Bedingungen für „${title}“ haben sich geändert`,
      paragraph: `Die Änderung der Bedingungen für „${title}“ wurde angenommen. Es gelten jetzt die geänderten Bedingungen.`,
    }),
    ways: {
      onRequest: [
        'Die angenommenen Bedingungen sind als PDF auf Japanisch angehängt. Bitte bewahren Sie es auf.',
        'Wenn Sie sie auf Papier möchten, können Sie das Unternehmen auf der Seite der Bedingungen darum bitten (Gesetz für Freie, Art. 3 Abs. 2).',
      ],
      onRequestByHouse: [
        'Die angenommenen Bedingungen sind als PDF auf Japanisch angehängt. Bitte bewahren Sie es auf.',
        'Wenn Sie sie auf Papier möchten, können Sie das Unternehmen auf der Seite der Bedingungen darum bitten (Hausregel).',
      ],
      wished: [
        'Wie gewünscht sind die angenommenen Bedingungen als PDF auf Japanisch angehängt (Verordnung zum Arbeitsnormengesetz, Art. 5 Abs. 4). Bitte bewahren Sie es auf.',
        'Wenn Sie sie doch auf Papier möchten, können Sie den Wunsch auf der Seite der Bedingungen widerrufen.',
      ],
      paper: [
        'Das Unternehmen gibt Ihnen die Bedingungen auf Papier (Verordnung zum Arbeitsnormengesetz, Art. 5 Abs. 4). Bis dahin können Sie sie auf der Seite der Bedingungen lesen und drucken.',
        'Wenn Sie sie elektronisch möchten, sagen Sie es auf der Seite der Bedingungen. Kommt kein Papier an, fragen Sie bitte in der Unterhaltung nach.',
      ],
      kept: ['Die angenommenen Bedingungen sind als PDF auf Japanisch angehängt. Bitte bewahren Sie es auf.'],
      printing: [
        'Die angenommenen Bedingungen sind als PDF auf Japanisch angehängt. Bitte drucken Sie sie und übergeben Sie sie auf Papier (Verordnung zum Arbeitsnormengesetz, Art. 5 Abs. 4).',
        'Tragen Sie danach den Tag auf der Seite der Bedingungen ein.',
      ],
    },
    label: 'Unterhaltung öffnen',
    number: (id) => `Hinweisnummer: ${id}`,
  },
  fr: {
    agreed: (title) => ({
      subject: `[Enishi] Contrat conclu : « ${title} »`,
      paragraph: `Les conditions de « ${title} » ont été acceptées : le contrat est conclu.`,
    }),
    changed: (title) => ({
      subject: `[Enishi] Les conditions de « ${title} » ont changé`,
      paragraph: `La modification des conditions de « ${title} » a été acceptée. Les conditions modifiées s’appliquent désormais.`,
    }),
    ways: {
      onRequest: [
        'Les conditions acceptées sont jointes en PDF, en japonais. Conservez-les.',
        'Si vous les souhaitez sur papier, demandez-les à l’entreprise sur la page des conditions (loi sur les indépendants, art. 3, al. 2).',
      ],
      onRequestByHouse: [
        'Les conditions acceptées sont jointes en PDF, en japonais. Conservez-les.',
        'Si vous les souhaitez sur papier, demandez-les à l’entreprise sur la page des conditions (règle maison).',
      ],
      wished: [
        'Comme vous l’avez souhaité, les conditions acceptées sont jointes en PDF, en japonais (règlement d’application de la loi sur les normes du travail, art. 5, al. 4). Conservez-les.',
        'Si vous les préférez sur papier, vous pouvez retirer ce souhait sur la page des conditions.',
      ],
      paper: [
        'L’entreprise vous remet les conditions sur papier (règlement d’application de la loi sur les normes du travail, art. 5, al. 4). En attendant, vous pouvez les lire et les imprimer sur la page des conditions.',
        'Si vous les souhaitez par voie électronique, dites-le sur la page des conditions. Si le papier n’arrive pas, demandez-le dans la conversation.',
      ],
      kept: ['Les conditions acceptées sont jointes en PDF, en japonais. Conservez-les.'],
      printing: [
        'Les conditions acceptées sont jointes en PDF, en japonais. Imprimez-les et remettez-les sur papier (règlement d’application de la loi sur les normes du travail, art. 5, al. 4).',
        'Indiquez ensuite le jour sur la page des conditions.',
      ],
    },
    label: 'Ouvrir la conversation',
    number: (id) => `Numéro de notification : ${id}`,
  },
  ko: {
    agreed: (title) => ({
      subject: `[Enishi] ‘${title}’ 계약이 성사되었습니다 (조건서)`,
      paragraph: `‘${title}’ 조건이 수락되어 계약이 성사되었습니다.`,
    }),
    changed: (title) => ({
      subject: `[Enishi] ‘${title}’ 조건이 변경되었습니다 (조건서)`,
      paragraph: `‘${title}’ 조건 변경이 수락되었습니다. 변경된 조건이 현재의 조건입니다.`,
    }),
    ways: {
      onRequest: [
        '수락된 조건서를 PDF(일본어)로 첨부했습니다. 잘 보관해 주세요.',
        '종이로 받고 싶으시면 조건서 페이지에서 기업에 청구할 수 있습니다(일본 프리랜서법 제3조 제2항).',
      ],
      onRequestByHouse: [
        '수락된 조건서를 PDF(일본어)로 첨부했습니다. 잘 보관해 주세요.',
        '종이로 받고 싶으시면 조건서 페이지에서 기업에 요청할 수 있습니다(하우스 룰).',
      ],
      wished: [
        '희망하신 대로 수락된 조건서를 PDF(일본어)로 첨부했습니다(일본 노동기준법 시행규칙 제5조 제4항). 잘 보관해 주세요.',
        '종이로 받고 싶어지시면 조건서 페이지에서 희망을 철회할 수 있습니다.',
      ],
      paper: [
        '조건서는 기업이 종이로 드립니다(일본 노동기준법 시행규칙 제5조 제4항). 받기 전에도 조건서 페이지에서 읽고 인쇄할 수 있습니다.',
        '전자적으로 받고 싶으시면 조건서 페이지에서 희망을 전할 수 있습니다. 종이가 오지 않으면 대화에서 문의해 주세요.',
      ],
      kept: ['수락된 조건서를 PDF(일본어)로 첨부했습니다. 잘 보관해 주세요.'],
      printing: [
        '수락된 조건서를 PDF(일본어)로 첨부했습니다. 인쇄하여 종이로 교부해 주세요(일본 노동기준법 시행규칙 제5조 제4항).',
        '교부한 뒤 조건서 페이지에 교부한 날을 기록해 주세요.',
      ],
    },
    label: '대화 열기',
    number: (id) => `알림 번호: ${id}`,
  },
};
