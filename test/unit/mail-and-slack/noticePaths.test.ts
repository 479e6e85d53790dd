import { noticeMail } from '../../../lambdas/notify-email/notices/noticeMail';
import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import type { Area } from '../../../model/conversationPath';
import { enums } from '../../../model/enums';
import { noticeKinds, type NoticeKind } from '../../../model/notices/noticeKinds';
import { guard } from '../../../web/src/app/guard';
import type { Session } from '../../../web/src/lib/auth/Session';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { readRoutes } from '../../walk/readRoutes';

const site = 'https://enishi.example.com';
const sub = '01234567-89ab-4cde-8f01-23456789abcd';

/** Who gets a kind of notice. A new kind does not compile without a row. */
const recipients: Record<NoticeKind, 'talent' | 'staff' | 'owners' | 'administrators' | 'anybody'> = {
  APPLICATION_RECEIVED: 'staff',
  APPLICATION_WITHDRAWN: 'staff',
  APPLICATION_MOVED: 'talent',
  JOB_OFFERED: 'talent',
  JOB_PUBLISHED: 'staff',
  JOB_RETURNED: 'staff',
  EXPORT_READY: 'anybody',
  DELETION_REQUESTED: 'anybody',
  DELETION_NEAR: 'anybody',
  BENEFIT_GRANTED: 'talent',
  BENEFIT_PUBLISHED: 'owners',
  BENEFIT_RETURNED: 'owners',
  JOB_REVIEW_REQUESTED: 'administrators',
  BENEFIT_REVIEW_REQUESTED: 'administrators',
  BENEFIT_EDITED: 'administrators',
  ORGANIZATION_EDITED: 'administrators',
  JOB_EDITED: 'administrators',
  JOB_CLOSED: 'administrators',
  BENEFIT_WITHDRAWN: 'administrators',
  APPLICATION_SENT: 'talent',
  MEETING_PROPOSED: 'anybody',
  MEETING_AGREED: 'anybody',
  MEETING_CANCELLED: 'anybody',
  MEETING_NEAR: 'anybody',
  TERMS_SENT: 'talent',
  TERMS_ACCEPTED: 'staff',
  TERMS_DECLINED: 'staff',
  JOBS_FOUND: 'anybody',
  AMENDMENT_PROPOSED: 'anybody',
  AMENDMENT_ACCEPTED: 'anybody',
  AMENDMENT_DECLINED: 'anybody',
  ENDING_NOTIFIED: 'anybody',
  ENDING_ANSWERED: 'anybody',
  CONTRACT_PAYMENT_NEAR: 'anybody',
  CONTRACT_NOTICE_NEAR: 'anybody',
  CONTRACT_END_NEAR: 'anybody',
  PAPER_ASKED: 'staff',
  PAPER_HANDED_OVER: 'talent',
  CONTRACT_PAPER_NEAR: 'staff',
  JOB_ITEMS_LACKING: 'staff',
  JOB_ITEMS_CLOSED: 'staff',
  COMPLAINT_OVERDUE: 'administrators',
};

/** Members of organizations and administrators apply, leave and export as talents do. */
const rolesOf = (kind: NoticeKind): Area[] =>
  recipients[kind] === 'administrators' ? ['admin'] : ['talent', 'client', 'admin'];

const talent = {
  ...{
    status: 'signedIn' as const,
    sub,
    email: '',
    displayName: '',
    profileIcon: '',
    groups: [] as readonly string[],
  },
  ...{ isAdmin: false, organizationId: '', hasProfile: true },
} satisfies Session;
const sessions: Record<Area, Session> = {
  talent,
  client: { ...talent, organizationId: 'org' },
  admin: { ...talent, groups: ['admin'], isAdmin: true },
};

const cases = enums.NoticeKind.flatMap((kind) => rolesOf(kind).map((role) => [kind, role] as const));

let routes: readonly Screen[];
beforeAll(async () => {
  routes = await readRoutes();
});

const screenAt = (path: string) =>
  routes.find((screen) => new RegExp(`^${screen.path.replace(/:\w+/g, '[^/]+')}$`).test(path));

test('each link in each mail leads to a page', () => {
  const links = sampleMails(site).flatMap(({ text }) => text.match(/https:[^\s]+/g) ?? []);
  expect(links.length).toBeGreaterThan(enums.NoticeKind.length);
  const paths = new Set(links.map((link) => new URL(link).pathname));
  // A path of one segment that no screen has is looked up among the pages that administrators write.
  // The links that end mails are answered by a function.
  const isPage = (path: string) =>
    path === '/' || path.startsWith('/alerts/') || !['/:url', undefined].includes(screenAt(path)?.path);
  expect([...paths].filter((path) => !isPage(path))).toEqual([]);
});

test.each(cases)('%s leads a recipient in the area of a %s to a page that they may open', (kind, role) => {
  const path = noticeKinds[kind].pathOf('id-1', role);
  const screen = screenAt(path);
  expect(screen?.path).toBeDefined();
  expect(guard(sessions[role], path, screen)).toBe('show');
});

test.each(cases.filter(([kind]) => recipients[kind] !== 'talent' && recipients[kind] !== 'anybody'))(
  '%s leads a recipient in the area of a %s to no page of another area',
  (kind, role) => {
    const layout = screenAt(noticeKinds[kind].pathOf('id-1', role))?.layout;
    // Administrators have their own conversations where talents have them.
    const isConversation = /^(APPLICATION|TERMS|PAPER|CONTRACT)_/.test(kind);
    const own: Record<Area, readonly unknown[]> = {
      talent: ['main', 'public'],
      client: ['client'],
      admin: isConversation ? ['main'] : ['admin'],
    };
    expect(own[role]).toContain(layout);
  },
);

test.each([
  ['client', '/client/jobs/edit/id-1'],
  ['admin', '/admin/jobs/edit/id-1'],
] as const)(
  'a returned job leads to its editor, which shows the reason, in the area of a %s',
  (role, path) => {
    const notice = { id: 's.1-a', userId: sub, subject: 'id-1', title: '案件', at: '2026-11-26T01:00:00Z' };
    const { text, html } = noticeMail(
      { ...notice, kind: 'JOB_RETURNED' },
      { to: 'a@example.com', name: '結' },
      { site, area: role },
    );
    expect(text).toContain(`${site}${path}`);
    expect(html).toContain(`href="${site}${path}"`);
  },
);
