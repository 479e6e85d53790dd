import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildMime } from '../../../lambdas/notify-email/buildMime';
import { termsMail } from '../../../lambdas/notify-email/terms/termsMail';
import { mailLanguages } from '../../../model/mailLanguage';
import type { ContractKind } from '../../../model/terms/TermsItem';
import { readPdf } from '../../support/readPdf';
import { readSentMail } from '../../support/mail/readSentMail';
import { aSheet } from '../../support/terms/aSheet';

const answeredAt = '2026-04-15T03:00:00.000Z';

interface Case {
  kind?: ContractKind;
  side?: 'TALENT' | 'CLIENT';
  language?: (typeof mailLanguages)[number];
  said?: { wantsElectronic?: boolean; talentEmployees?: boolean };
  log?: readonly { number: number; deed: 'WISH' | 'REVOKE' | 'REQUEST' | 'HAND_OVER'; on: string }[];
  amended?: Record<string, string>;
}

/** Builds the mail about an accepted sheet, or about its accepted change. */
function mailOf({ kind = 'CONTRACT', side = 'TALENT', language = 'ja', said, log, amended }: Case) {
  const toList = (answers: Record<string, string>) =>
    Object.entries(answers).map(([key, value]) => ({ key, value }));
  const first = {
    ...{ id: 't.j-001', number: 1, kind, state: 'ACCEPTED', answeredAt, createdAt: answeredAt },
    ...{ answers: toList(aSheet(kind)), expiresOn: '2026-04-30', ...said },
  };
  const second = amended && {
    ...{ ...first, id: 't.j-002', number: 2, amends: 1, proposedBy: 'CLIENT' as const },
    ...{ answeredAt: '2026-04-20T03:00:00.000Z', answers: toList({ ...aSheet(kind), ...amended }) },
  };
  const sheet = second || first;
  const notice = {
    ...{ id: 't.1-abc', userId: 't', kind: 'TERMS_ACCEPTED' as const, subject: 'c', at: answeredAt },
    title: '配車の仕組みづくり',
  };
  return termsMail(
    notice,
    { to: 'yui@example.com', name: '縁結', language },
    {
      ...{ site: 'https://enishi.example.com', area: 'talent' as const, side, sheet },
      ...{ sheets: second ? [second, first] : [first], deliveries: log ?? null },
    },
  );
}

/** Returns the pages of the document that a mail brings; null if it brings none. */
function pagesOf({ attachment }: Awaited<ReturnType<typeof mailOf>>, name?: string) {
  if (attachment && name && process.env.PDF_OUT)
    writeFileSync(path.join(process.env.PDF_OUT, name), attachment.content);
  return attachment ? readPdf(attachment.content) : null;
}

const textOf = (pages: ReturnType<typeof readPdf>) =>
  pages
    .flatMap((lines) => lines.map(({ text }) => text))
    .join('')
    .replaceAll(/\s/g, '');

test.each([
  ['CONTRACT', '取引条件の明示書（業務委託）'],
  ['EMPLOYMENT', '労働条件通知書'],
] as const)('the document of %s is on one or two pages, with hash and date', async (kind, title) => {
  const said = kind === 'CONTRACT' ? { talentEmployees: false } : { wantsElectronic: true };
  const mail = await mailOf({ kind, said });
  expect(mail.attachment?.filename).toBe(`${title}_第1版.pdf`);
  const pages = pagesOf(mail, `${kind}.pdf`)!;
  expect(pages.length).toBeLessThanOrEqual(2);
  for (const part of [title, '第1版', '2026年4月15日', '株式会社みなと物流'])
    expect(textOf(pages)).toContain(part);
  // The hash breaks into two lines beside its label.
  expect(textOf(pages.map((lines) => lines.filter(({ x }) => x > 180)))).toMatch(/[0-9a-f]{64}/);
});

test('the document of a change names what it changes, who proposed it, and the day of the contract', async () => {
  const mail = await mailOf({ side: 'CLIENT', amended: { payAmount: '350000' } });
  expect(mail.attachment?.filename).toBe('取引条件の明示書（業務委託）_第2版.pdf');
  expect(mail.subject).toContain('条件が変わりました');
  const text = textOf(pagesOf(mail, 'amended.pdf')!);
  for (const part of ['第1版からの変更', '300,000円→350,000円', '2026年4月15日', '2026年4月20日'])
    expect(text).toContain(part);
});

const log = (deed: 'WISH' | 'REVOKE' | 'REQUEST' | 'HAND_OVER') => ({ number: 1, deed, on: '2026-04-16' });

test.each<[string, Case, boolean, string]>([
  ['freelance work', { said: { talentEmployees: false } }, true, 'フリーランス法第3条第2項'],
  ['freelance work with employees', { said: { talentEmployees: true } }, true, 'ハウスルール'],
  [
    'an employment, as wished',
    { kind: 'EMPLOYMENT', said: { wantsElectronic: true } },
    true,
    'ご希望のとおり',
  ],
  ['an employment without a wish', { kind: 'EMPLOYMENT' }, false, '企業から紙で受け取ります'],
  ['a wish afterwards', { kind: 'EMPLOYMENT', log: [log('WISH')] }, true, 'ご希望のとおり'],
  [
    'a wish that was revoked',
    { kind: 'EMPLOYMENT', said: { wantsElectronic: true }, log: [log('REVOKE')] },
    ...([false, '企業から紙で受け取ります'] as const),
  ],
  ['the organization', { side: 'CLIENT' }, true, '大切に保管してください'],
  ['the organization that prints', { side: 'CLIENT', kind: 'EMPLOYMENT' }, true, '紙で交付してください'],
  [
    'the organization that has handed over',
    { side: 'CLIENT', kind: 'EMPLOYMENT', log: [log('HAND_OVER')] },
    ...([true, '大切に保管してください'] as const),
  ],
])('%s: the mail brings the document or says where it is', async (_case, given, isAttached, said) => {
  const mail = await mailOf(given);
  expect([mail.attachment !== undefined, mail.text.includes(said)]).toEqual([isAttached, true]);
});

test('in each language the mail is a source with the document, which a mail program opens', async () => {
  for (const language of mailLanguages) {
    const mail = await mailOf({ language, said: { talentEmployees: false } });
    const Data = await buildMime('Enishi <no-reply@example.com>', mail);
    const { text, attachments } = await readSentMail({ Destinations: [mail.to], RawMessage: { Data } });
    expect(attachments).toMatchObject([{ mimeType: 'application/pdf', filename: mail.attachment?.filename }]);
    const [page] = readPdf(new Uint8Array(attachments[0]?.content as ArrayBuffer));
    expect(page?.[0]?.text).toBe('取引条件の明示書（業務委託）');
    // The title of the job is Japanese, and so are the names of people.
    const rest = text.replaceAll(/配車の仕組みづくり|縁結/g, '');
    expect([language, /[ぁ-んァ-ヶ一-龠]/.test(rest)]).toEqual([language, language === 'ja']);
  }
});
