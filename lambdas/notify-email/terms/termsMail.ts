import { readFile } from 'node:fs/promises';
import documentFont from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';
import type { Area } from '../../../model/conversationPath';
import { noticeKinds } from '../../../model/notices/noticeKinds';
import { buildTermsDocument } from '../../../model/terms/document/buildTermsDocument';
import { toDelivery } from '../../../model/terms/document/toDelivery';
import { toShownSheet } from '../../../model/terms/document/toShownSheet';
import { hashOf } from '../../lib/contracts/hashOf';
import type { Notice } from '../../lib/notices/Notice';
import { buildMail, nameInMail } from '../buildMail';
import type { Recipient } from '../findRecipient';
import type { Mail } from '../Mail';
import type { readTerms } from './readTerms';
import { type DocumentWay, termsMailTexts } from './termsMailTexts';
import type { PaperDocument } from '../../../model/paper/PaperDocument';
import type { TermsDocument } from '../../../model/terms/document/TermsDocument';

/** Returns the document of a sheet of terms as it is set on A4. */
const toPaper = ({ title, version, sections, notes }: TermsDocument): PaperDocument => ({
  title,
  signature: [version],
  sections: [
    ...sections.map((section) => ({
      title: section.title,
      blocks: [{ kind: 'rows' as const, rows: section.rows }],
    })),
    { title: '備考', blocks: notes.map((text) => ({ kind: 'paragraph' as const, text })) },
  ],
});

type Terms = NonNullable<Awaited<ReturnType<typeof readTerms>>>;

/** Returns how the recipient gets the document, which the mail says. */
function wayOf({ side, sheet, sheets, deliveries }: Terms): DocumentWay {
  const delivery = toDelivery({ sheets, deliveries });
  if (side === 'CLIENT') return delivery?.paper === 'DUE' ? 'printing' : 'kept';
  if (sheet.kind === 'EMPLOYMENT') return delivery?.isElectronic ? 'wished' : 'paper';
  return sheet.talentEmployees === true ? 'onRequestByHouse' : 'onRequest';
}

/** Makes the document as PDF. What makes it is loaded with the first one: most mails bring none. */
async function makeDocument({ sheet, sheets, deliveries }: Terms): Promise<Mail['attachment']> {
  const [{ makePdf }, font] = await Promise.all([
    import('../../../model/paper/makePdf'),
    readFile(documentFont),
  ]);
  const hash = sheet.hash ?? hashOf(sheet);
  const document = buildTermsDocument(toShownSheet({ ...sheet, hash }, { sheets, deliveries }));
  const content = await makePdf(toPaper(document), font, new Date(sheet.answeredAt ?? 0));
  const filename = `${document.title}_${document.version}.pdf`;
  return { filename, contentType: 'application/pdf', content };
}

/**
 * Builds the mail about accepted terms with their document as PDF. The talent of an employment who has not wished for it
 * electronically gets paper (労働基準法施行規則第5条第4項): their mail says where it is read, and brings no file.
 */
export async function termsMail(
  notice: Notice,
  { to, name, language }: Recipient,
  { site, area, ...terms }: Terms & { site: string; area: Area },
): Promise<Mail> {
  const texts = termsMailTexts[language];
  const kind = terms.sheet.amends ? 'changed' : 'agreed';
  const { subject, paragraph } = texts[kind](nameInMail(notice.title ?? ''));
  const way = wayOf(terms);
  const mail = buildMail({
    ...{ to, name, language, subject },
    paragraphs: [paragraph, ...texts.ways[way]],
    link: { label: texts.label, url: site + noticeKinds[notice.kind].pathOf(notice.subject, area) },
    notes: [texts.number(notice.id.split('.').at(-1) ?? '')],
  });
  return way === 'paper' ? mail : { ...mail, attachment: await makeDocument(terms) };
}
